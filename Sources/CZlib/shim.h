#pragma once
#include <zlib.h>

// deflateInit2 and inflateInit2 are macros that Swift cannot see.

/// A raw deflate stream inside the gzip format (RFC 1952): 15 window bits, 16 more to ask for gzip.
static inline int mm_gzip_init(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

static inline int mm_gunzip_init(z_stream *stream) {
    return inflateInit2(stream, 15 + 16);
}
