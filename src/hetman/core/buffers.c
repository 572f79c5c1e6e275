/* Puts lists of integers into buffers of numbers, for research environments that fill arrays.

Rows of observations and masks are mostly zeros. So compiled code lists the other places only, as Python integers. These
functions write such a list into the buffer of an array, and clear the same places afterwards. A list with a place
outside the buffer is refused, and what comes before this place is written.
*/

#define PY_SSIZE_T_CLEAN
#include <Python.h>

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

/* Put the value of each entry, or 0, at its place. Returns -1 with an exception. */
static int
put_entries(PyObject *entries, float *numbers, Py_ssize_t size, int clear)
{
    for (Py_ssize_t index = 0; index < PyList_GET_SIZE(entries); index++) {
        long long entry = read_number(entries, index, SCALE_BITS, size);
        if (entry < 0) {
            return -1;
        }
        numbers[entry >> SCALE_BITS] = clear ? 0.0f : (float)((entry & SCALE_MASK) - ZERO);
    }
    return 0;
}

/* Put one number at each place. Returns -1 with an exception. */
static int
put_marks(PyObject *places, signed char *marks, Py_ssize_t size, signed char mark)
{
    for (Py_ssize_t index = 0; index < PyList_GET_SIZE(places); index++) {
        long long place = read_number(places, index, 0, size);
        if (place < 0) {
            return -1;
        }
        marks[place] = mark;
    }
    return 0;
}

static PyObject *
answer(Py_buffer *buffer, int failed)
{
    PyBuffer_Release(buffer);
    if (failed < 0) {
        return NULL;
    }
    Py_RETURN_NONE;
}

static PyObject *
with_entries(PyObject *args, int clear)
{
    PyObject *entries;
    Py_buffer floats;
    if (!PyArg_ParseTuple(args, "O!w*", &PyList_Type, &entries, &floats)) {
        return NULL;
    }
    return answer(&floats, put_entries(entries, floats.buf, floats.len / (Py_ssize_t)sizeof(float), clear));
}

static PyObject *
with_marks(PyObject *args, signed char mark)
{
    PyObject *places;
    Py_buffer marks;
    if (!PyArg_ParseTuple(args, "O!w*", &PyList_Type, &places, &marks)) {
        return NULL;
    }
    return answer(&marks, put_marks(places, marks.buf, marks.len, mark));
}

static PyObject *
write_entries(PyObject *module, PyObject *args)
{
    return with_entries(args, 0);
}

static PyObject *
clear_entries(PyObject *module, PyObject *args)
{
    return with_entries(args, 1);
}

static PyObject *
write_marks(PyObject *module, PyObject *args)
{
    return with_marks(args, 1);
}

static PyObject *
clear_marks(PyObject *module, PyObject *args)
{
    return with_marks(args, 0);
}

static PyMethodDef functions[] = {
    {"write_entries", write_entries, METH_VARARGS,
     PyDoc_STR("write_entries($module, entries, floats, /)\n--\n\n"
               "Write the values of an ObservationWriter's entries to their places among float32 numbers.")},
    {"clear_entries", clear_entries, METH_VARARGS,
     PyDoc_STR("clear_entries($module, entries, floats, /)\n--\n\nWrite 0 to the places of these entries.")},
    {"write_marks", write_marks, METH_VARARGS,
     PyDoc_STR("write_marks($module, places, marks, /)\n--\n\nWrite 1 to these places among int8 numbers.")},
    {"clear_marks", clear_marks, METH_VARARGS,
     PyDoc_STR("clear_marks($module, places, marks, /)\n--\n\nWrite 0 to these places among int8 numbers.")},
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
