/* Puts what compiled code lists into buffers of numbers, for research environments that fill arrays.

Rows of observations and masks are mostly zeros. So compiled code lists the other places only, row after row. These
functions write them into the buffer of an array, and 0 everywhere else. A place outside the buffer is refused; the rows
before it are written.
*/

#include "entries.h"
#include <string.h>

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

/* Divide a buffer into rows of `places` numbers with `width` bytes. Returns -1 with an exception. */
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

static void
refuse(long long place, Py_ssize_t size)
{
    PyErr_Format(PyExc_ValueError, "%lld is not one of %zd places", place, size);
}

/* Write all entries. Rows come in their order, so few divisions are needed. Returns -1 with an exception. */
static int
put_entries(const Py_buffer *entries, Rows *rows)
{
    float *numbers = (float *)rows->start;
    int64_t size = rows->rows * rows->places, end = 0;
    Py_ssize_t count = count_entries(entries);
    for (Py_ssize_t index = 0; index < count; index++) {
        int64_t entry = entry_at(entries, index), place = entry >> SCALE_BITS;
        if (place < 0 || place >= size) {
            refuse(place, (Py_ssize_t)size);
            return -1;
        }
        if (place >= end) {
            clear_to(rows, (Py_ssize_t)place / rows->places + 1);
            end = rows->cleared * rows->places;
        }
        numbers[place] = value_of(entry);
    }
    return count < 0 ? -1 : 0;
}

/* Write 1 to the places of one row. Returns -1 with an exception. */
static int
mark_row(PyObject *listed, char *row, Py_ssize_t size)
{
    if (!PyList_Check(listed)) {
        PyErr_Format(PyExc_TypeError, "expected a list of places, got %.100s", Py_TYPE(listed)->tp_name);
        return -1;
    }
    for (Py_ssize_t index = 0; index < PyList_GET_SIZE(listed); index++) {
        PyObject *item = PyList_GET_ITEM(listed, index);
        if (!PyLong_Check(item)) {
            PyErr_Format(PyExc_TypeError, "expected integers, got %.100s", Py_TYPE(item)->tp_name);
            return -1;
        }
        long long place = PyLong_AsLongLong(item);
        if (place == -1 && PyErr_Occurred()) {
            return -1;
        }
        if (place < 0 || place >= size) {
            refuse(place, size);
            return -1;
        }
        row[place] = 1;
    }
    return 0;
}

/* Write the marks of all rows. Returns -1 with an exception. */
static int
put_marks(PyObject *listed, Rows *rows)
{
    if (PyList_GET_SIZE(listed) != rows->rows) {
        PyErr_Format(PyExc_ValueError, "%zd lists are not one for each of %zd rows", PyList_GET_SIZE(listed), rows->rows);
        return -1;
    }
    for (Py_ssize_t row = 0; row < rows->rows; row++) {
        clear_to(rows, row + 1);
        if (mark_row(PyList_GET_ITEM(listed, row), rows->start + row * rows->bytes, rows->places) < 0) {
            return -1;
        }
    }
    return 0;
}

static PyObject *
write_entries(PyObject *module, PyObject *args)
{
    Py_buffer entries, floats;
    Py_ssize_t places;
    Rows rows;
    (void)module;
    if (!PyArg_ParseTuple(args, "y*w*n", &entries, &floats, &places)) {
        return NULL;
    }
    int failed = divide(&rows, &floats, places, sizeof(float)) < 0 || put_entries(&entries, &rows) < 0;
    if (!failed) {
        clear_to(&rows, rows.rows);
    }
    PyBuffer_Release(&entries);
    PyBuffer_Release(&floats);
    if (failed) {
        return NULL;
    }
    Py_RETURN_NONE;
}

static PyObject *
write_marks(PyObject *module, PyObject *args)
{
    PyObject *listed;
    Py_buffer marks;
    Py_ssize_t places;
    Rows rows;
    (void)module;
    if (!PyArg_ParseTuple(args, "O!w*n", &PyList_Type, &listed, &marks, &places)) {
        return NULL;
    }
    int failed = divide(&rows, &marks, places, 1) < 0 || put_marks(listed, &rows) < 0;
    PyBuffer_Release(&marks);
    if (failed) {
        return NULL;
    }
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"write_entries", write_entries, METH_VARARGS,
     PyDoc_STR("write_entries($module, entries, floats, row, /)\n--\n\n"
               "Write the values of an ObservationWriter's entries to their places in rows of float32, and 0 elsewhere.")},
    {"write_marks", write_marks, METH_VARARGS,
     PyDoc_STR("write_marks($module, listed, marks, row, /)\n--\n\n"
               "Write 1 to the places that are listed for each row of int8, and 0 elsewhere.")},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot module_slots[] = {
    {0, NULL},
};

static struct PyModuleDef module_definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "hetman.core.buffers",
    .m_doc = PyDoc_STR("Puts what compiled code lists into buffers of numbers, written in C for research environments."),
    .m_size = 0,
    .m_methods = functions,
    .m_slots = module_slots,
};

PyMODINIT_FUNC
PyInit_buffers(void)
{
    return PyModuleDef_Init(&module_definition);
}
