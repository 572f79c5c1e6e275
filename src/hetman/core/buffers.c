/* Puts lists of integers into buffers of numbers, for research environments that fill arrays.

Rows of observations and masks are mostly zeros. So compiled code lists the other places only, as Python integers, row
after row. These functions write such a list into the buffer of an array, and 0 everywhere else. A list with a place
outside the buffer is refused; the rows before it are written.
*/

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

/* An entry is SCALE * place + ZERO + value, as in observation_writer.py. */
#define SCALE_BITS 16
#define SCALE_MASK 65535
#define ZERO 32768

/* Read item `index` of the list as a number whose place, after the shift, is below `size`. Returns -1 with an exception. */
static long long
read_number(PyObject *list, Py_ssize_t index, int shift, Py_ssize_t size)
{
    PyObject *item = PyList_GET_ITEM(list, index);
    if (!PyLong_Check(item)) {
        PyErr_Format(PyExc_TypeError, "expected integers, got %.100s", Py_TYPE(item)->tp_name);
        return -1;
    }
    long long number = PyLong_AsLongLong(item);
    if (number == -1 && PyErr_Occurred()) {
        return -1;
    }
    if (number < 0 || (number >> shift) >= size) {
        PyErr_Format(PyExc_ValueError, "%lld is not one of %zd places", number < 0 ? number : number >> shift, size);
        return -1;
    }
    return number;
}

/* Writes rows one after the other. A row is cleared just before it is written, so that it stays in the cache. */
typedef struct {
    char *start;
    Py_ssize_t bytes;   /* of a row */
    Py_ssize_t places;  /* of a row */
    Py_ssize_t rows;
    Py_ssize_t cleared; /* rows that are cleared */
} Rows;

static void
clear_to(Rows *rows, Py_ssize_t end)
{
    if (rows->cleared < end) {
        memset(rows->start + rows->cleared * rows->bytes, 0, (size_t)((end - rows->cleared) * rows->bytes));
        rows->cleared = end;
    }
}

/* Divide a buffer into rows. Returns -1 with an exception. */
static int
divide(Rows *rows, const Py_buffer *buffer, Py_ssize_t places, Py_ssize_t width)
{
    if (places < 1 || buffer->len % (places * width) != 0) {
        PyErr_Format(PyExc_ValueError, "%zd bytes are not rows of %zd numbers", buffer->len, places);
        return -1;
    }
    *rows = (Rows){buffer->buf, places * width, places, buffer->len / (places * width), 0};
    return 0;
}

/* Write all entries. Rows come in their order, so few divisions are needed. Returns -1 with an exception. */
static int
put_entries(PyObject *entries, Rows *rows)
{
    float *numbers = (float *)rows->start;
    long long end = 0;
    for (Py_ssize_t index = 0; index < PyList_GET_SIZE(entries); index++) {
        long long entry = read_number(entries, index, SCALE_BITS, rows->rows * rows->places);
        if (entry < 0) {
            return -1;
        }
        if (entry >> SCALE_BITS >= end) {
            clear_to(rows, (Py_ssize_t)(entry >> SCALE_BITS) / rows->places + 1);
            end = (long long)(rows->cleared * rows->places);
        }
        numbers[entry >> SCALE_BITS] = (float)((entry & SCALE_MASK) - ZERO);
    }
    return 0;
}

/* Write 1 to all places. Returns -1 with an exception. */
static int
put_marks(PyObject *places, Rows *rows)
{
    long long end = 0;
    for (Py_ssize_t index = 0; index < PyList_GET_SIZE(places); index++) {
        long long place = read_number(places, index, 0, rows->rows * rows->places);
        if (place < 0) {
            return -1;
        }
        if (place >= end) {
            clear_to(rows, (Py_ssize_t)place / rows->places + 1);
            end = (long long)(rows->cleared * rows->places);
        }
        rows->start[place] = 1;
    }
    return 0;
}

/* The common part of both functions: `put` writes numbers of `width` bytes. */
static PyObject *
fill(PyObject *args, Py_ssize_t width, int (*put)(PyObject *, Rows *))
{
    PyObject *listed;
    Py_buffer buffer;
    Py_ssize_t places;
    Rows rows;
    if (!PyArg_ParseTuple(args, "O!w*n", &PyList_Type, &listed, &buffer, &places)) {
        return NULL;
    }
    int failed = divide(&rows, &buffer, places, width);
    if (failed == 0) {
        failed = put(listed, &rows);
    }
    if (failed == 0) {
        clear_to(&rows, rows.rows);
    }
    PyBuffer_Release(&buffer);
    if (failed < 0) {
        return NULL;
    }
    Py_RETURN_NONE;
}

static PyObject *
write_entries(PyObject *module, PyObject *args)
{
    (void)module;
    return fill(args, sizeof(float), put_entries);
}

static PyObject *
write_marks(PyObject *module, PyObject *args)
{
    (void)module;
    return fill(args, 1, put_marks);
}

static PyMethodDef functions[] = {
    {"write_entries", write_entries, METH_VARARGS,
     PyDoc_STR("write_entries($module, entries, floats, row, /)\n--\n\n"
               "Write the values of an ObservationWriter's entries to their places in rows of float32, and 0 elsewhere.")},
    {"write_marks", write_marks, METH_VARARGS,
     PyDoc_STR("write_marks($module, places, marks, row, /)\n--\n\n"
               "Write 1 to these places in rows of int8, and 0 elsewhere.")},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot module_slots[] = {
    {0, NULL},
};

static struct PyModuleDef module_definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "hetman.core.buffers",
    .m_doc = PyDoc_STR("Puts lists of integers into buffers of numbers, written in C for research environments."),
    .m_size = 0,
    .m_methods = functions,
    .m_slots = module_slots,
};

PyMODINIT_FUNC
PyInit_buffers(void)
{
    return PyModuleDef_Init(&module_definition);
}
