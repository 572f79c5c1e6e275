/* The forward pass of a small network, for search: `Perceptron(sizes, weights).logit(entries)`.

The inputs are mostly zeros. So `logit` takes what an ObservationWriter lists: entries of a place and a value together.
The first layer adds the rows of these places. All additions have one order, so that the same build gives the same
numbers. Inner loops go over the units of a layer, which a compiler turns into vector instructions.
*/

#include "entries.h"
#include <string.h>

#ifdef _MSC_VER
#define restrict __restrict
#endif
#define MOST_LAYERS 8
#define WIDEST 1024

typedef struct {
    PyObject_HEAD
    int layers;
    Py_ssize_t sizes[MOST_LAYERS + 1];
    float *weights;
} Perceptron;

/* Add `factor` times a row to the sums. */
static void
add_row(float *restrict sums, const float *restrict row, float factor, Py_ssize_t width)
{
    for (Py_ssize_t unit = 0; unit < width; unit++) {
        sums[unit] += factor * row[unit];
    }
}

static void
cut_below_zero(float *values, Py_ssize_t width)
{
    for (Py_ssize_t unit = 0; unit < width; unit++) {
        values[unit] = values[unit] > 0.0f ? values[unit] : 0.0f;
    }
}

/* Read the sizes of the layers: inputs, units, …, 1. Returns the number of weights, or -1 with an exception. */
static Py_ssize_t
read_sizes(Perceptron *self, PyObject *sizes)
{
    Py_ssize_t count = PyTuple_GET_SIZE(sizes), total = 0;
    if (count < 2 || count > MOST_LAYERS + 1) {
        PyErr_Format(PyExc_ValueError, "a network has 1 to %d layers, got %zd", MOST_LAYERS, count - 1);
        return -1;
    }
    for (Py_ssize_t layer = 0; layer < count; layer++) {
        Py_ssize_t size = PyLong_AsSsize_t(PyTuple_GET_ITEM(sizes, layer));
        if (size == -1 && PyErr_Occurred()) {
            return -1;
        }
        /* The inputs have no place in the buffers of `logit`. */
        if (size < 1 || size > (layer == 0 ? 1 << 24 : WIDEST)) {
            PyErr_Format(PyExc_ValueError, "layer %zd cannot have %zd units", layer, size);
            return -1;
        }
        self->sizes[layer] = size;
        if (layer > 0) {
            total += (self->sizes[layer - 1] + 1) * size;
        }
    }
    if (self->sizes[count - 1] != 1) {
        PyErr_Format(PyExc_ValueError, "the last layer must have 1 unit, got %zd", self->sizes[count - 1]);
        return -1;
    }
    self->layers = (int)(count - 1);
    return total;
}

static PyObject *
perceptron_new(PyTypeObject *type, PyObject *args, PyObject *named)
{
    PyObject *sizes;
    Py_buffer given;
    static char *names[] = {"sizes", "weights", NULL};
    if (!PyArg_ParseTupleAndKeywords(args, named, "O!y*:Perceptron", names, &PyTuple_Type, &sizes, &given)) {
        return NULL;
    }
    Perceptron *self = (Perceptron *)type->tp_alloc(type, 0);
    if (self == NULL) {
        PyBuffer_Release(&given);
        return NULL;
    }
    self->weights = NULL;
    Py_ssize_t count = read_sizes(self, sizes);
    if (count >= 0 && given.len != count * (Py_ssize_t)sizeof(float)) {
        PyErr_Format(PyExc_ValueError, "these layers have %zd weights of 4 bytes, got %zd bytes", count, given.len);
        count = -1;
    }
    if (count >= 0) {
        self->weights = PyMem_Malloc((size_t)given.len);
        if (self->weights == NULL) {
            PyErr_NoMemory();
            count = -1;
        } else {
            memcpy(self->weights, given.buf, (size_t)given.len);
        }
    }
    PyBuffer_Release(&given);
    if (count < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

static void
perceptron_dealloc(Perceptron *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyMem_Free(self->weights);
    type->tp_free((PyObject *)self);
    Py_DECREF(type);
}

/* The sums of the first layer. Returns -1 with an exception. */
static int
add_entries(Perceptron *self, const Py_buffer *entries, float *sums)
{
    Py_ssize_t width = self->sizes[1], count = count_entries(entries);
    for (Py_ssize_t index = 0; index < count; index++) {
        int64_t entry = entry_at(entries, index), place = entry >> SCALE_BITS;
        if (place < 0 || place >= self->sizes[0]) {
            PyErr_Format(PyExc_ValueError, "entry %lld is not one of %zd inputs", (long long)entry, self->sizes[0]);
            return -1;
        }
        add_row(sums, self->weights + place * width, value_of(entry), width);
    }
    return count < 0 ? -1 : 0;
}

static PyObject *
perceptron_logit(Perceptron *self, PyObject *given)
{
    float one[WIDEST], other[WIDEST];
    float *sums = one, *values = other;
    Py_buffer entries;
    if (PyObject_GetBuffer(given, &entries, PyBUF_SIMPLE) < 0) {
        return NULL;
    }
    const float *weights = self->weights;
    Py_ssize_t width = self->sizes[1];
    memcpy(sums, weights + self->sizes[0] * width, (size_t)width * sizeof(float));
    int failed = add_entries(self, &entries, sums);
    PyBuffer_Release(&entries);
    if (failed < 0) {
        return NULL;
    }
    for (int layer = 1; layer < self->layers; layer++) {
        float *swapped = values;
        weights += (self->sizes[layer - 1] + 1) * width;
        values = sums;
        sums = swapped;
        cut_below_zero(values, width);
        Py_ssize_t next = self->sizes[layer + 1];
        memcpy(sums, weights + width * next, (size_t)next * sizeof(float));
        for (Py_ssize_t unit = 0; unit < width; unit++) {
            add_row(sums, weights + unit * next, values[unit], next);
        }
        width = next;
    }
    return PyFloat_FromDouble((double)sums[0]);
}

static PyMethodDef perceptron_methods[] = {
    {"logit", (PyCFunction)perceptron_logit, METH_O,
     PyDoc_STR("logit($self, entries, /)\n--\n\nReturn the output for the entries of an ObservationWriter.")},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot perceptron_slots[] = {
    {Py_tp_doc, (void *)PyDoc_STR("A network with ReLU units and one output.\n\n"
                                  "`sizes` are those of its layers, the inputs first. `weights` are float32 numbers:\n"
                                  "for each layer a row for each input, and the row of the biases.")},
    {Py_tp_new, (void *)perceptron_new},
    {Py_tp_dealloc, (void *)perceptron_dealloc},
    {Py_tp_methods, perceptron_methods},
    {0, NULL},
};

static PyType_Spec perceptron_spec = {
    .name = "hetman.core.perceptron.Perceptron",
    .basicsize = sizeof(Perceptron),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = perceptron_slots,
};

static int
fill_module(PyObject *module)
{
    PyObject *type = PyType_FromSpec(&perceptron_spec);
    if (type == NULL) {
        return -1;
    }
    int failed = PyModule_AddObjectRef(module, "Perceptron", type);
    Py_DECREF(type);
    return failed;
}

static PyModuleDef_Slot module_slots[] = {
    {Py_mod_exec, (void *)fill_module},
    {0, NULL},
};

static struct PyModuleDef module_definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "hetman.core.perceptron",
    .m_doc = PyDoc_STR("The forward pass of a small network, written in C for search."),
    .m_size = 0,
    .m_slots = module_slots,
};

PyMODINIT_FUNC
PyInit_perceptron(void)
{
    return PyModuleDef_Init(&module_definition);
}
