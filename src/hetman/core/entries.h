/* The entries of an ObservationWriter: SCALE * place + ZERO + value, as in observation_writer.py, 8 bytes each. */

#ifndef HETMAN_ENTRIES_H
#define HETMAN_ENTRIES_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

#define ENTRY_BYTES 8
#define SCALE_BITS 16
#define SCALE_MASK 65535
#define ZERO 32768

/* Return an entry of a buffer. The lowest byte is the first, as write_i64_le writes it. Compilers make one load of it. */
static inline int64_t
entry_at(const Py_buffer *entries, Py_ssize_t index)
{
    const unsigned char *bytes = (const unsigned char *)entries->buf + index * ENTRY_BYTES;
    uint64_t entry = 0;
    for (int place = 0; place < ENTRY_BYTES; place++) {
        entry |= (uint64_t)bytes[place] << (8 * place);
    }
    return (int64_t)entry;
}

static inline float
value_of(int64_t entry)
{
    return (float)((entry & SCALE_MASK) - ZERO);
}

/* Return the number of entries in a buffer, or -1 with an exception. */
static inline Py_ssize_t
count_entries(const Py_buffer *entries)
{
    if (entries->len % ENTRY_BYTES != 0) {
        PyErr_Format(PyExc_ValueError, "%zd bytes are not entries of %d bytes", entries->len, ENTRY_BYTES);
        return -1;
    }
    return entries->len / ENTRY_BYTES;
}

#endif
