#pragma once
// What Swift cannot see of OpenSSL's TLS: its macros, and constants that are made by macros.
#include <openssl/ssl.h>
#include <string.h>

static const uint64_t TLS_CIPHER_SERVER_PREFERENCE = SSL_OP_CIPHER_SERVER_PREFERENCE;
static const uint64_t TLS_PRIORITIZE_CHACHA = SSL_OP_PRIORITIZE_CHACHA;
static const uint64_t TLS_NO_RENEGOTIATION = SSL_OP_NO_RENEGOTIATION;
static const uint64_t TLS_NO_COMPRESSION = SSL_OP_NO_COMPRESSION;
static const uint64_t TLS_IGNORE_UNEXPECTED_EOF = SSL_OP_IGNORE_UNEXPECTED_EOF;

static const long TLS_PARTIAL_WRITE = SSL_MODE_ENABLE_PARTIAL_WRITE;
static const long TLS_MOVING_WRITE_BUFFER = SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER;
static const long TLS_RELEASE_BUFFERS = SSL_MODE_RELEASE_BUFFERS;
static const long TLS_NO_AUTO_CHAIN = SSL_MODE_NO_AUTO_CHAIN;

static inline int tls_context_set_minimum(SSL_CTX *context, int version) {
    return SSL_CTX_set_min_proto_version(context, version) == 1;
}

static inline int tls_context_set_maximum(SSL_CTX *context, int version) {
    return SSL_CTX_set_max_proto_version(context, version) == 1;
}

static inline int tls_context_set_groups(SSL_CTX *context, const char *groups) {
    return SSL_CTX_set1_groups_list(context, groups) == 1;
}

static inline void tls_context_set_mode(SSL_CTX *context, long mode) { SSL_CTX_set_mode(context, mode); }

static inline void tls_context_keep_no_sessions(SSL_CTX *context) {
    SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
}

static inline void tls_context_read_ahead(SSL_CTX *context) { SSL_CTX_set_read_ahead(context, 1); }

static inline int tls_context_add_issuer(SSL_CTX *context, X509 *issuer) {
    return SSL_CTX_add1_chain_cert(context, issuer) == 1;
}

// The protocol of RFC 7301 that both sides know; a client that asks for others only is refused.
static inline int tls_select_http(SSL *ssl, const unsigned char **chosen, unsigned char *length,
                                  const unsigned char *offered, unsigned int count, void *unused) {
    static const char name[] = "http/1.1";
    (void)ssl;
    (void)unused;
    for (unsigned int at = 0; at < count; at += 1 + offered[at]) {
        if (offered[at] == sizeof name - 1 && at + sizeof name <= count &&
            memcmp(offered + at + 1, name, sizeof name - 1) == 0) {
            *chosen = offered + at + 1;
            *length = sizeof name - 1;
            return SSL_TLSEXT_ERR_OK;
        }
    }
    return SSL_TLSEXT_ERR_ALERT_FATAL;
}

static inline void tls_context_select_http(SSL_CTX *context) {
    SSL_CTX_set_alpn_select_cb(context, tls_select_http, NULL);
}
