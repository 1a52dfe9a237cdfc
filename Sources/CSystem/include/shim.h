#pragma once
// What Swift cannot see of the system: epoll, eventfd, accept4 and GNU additions are missing from the Glibc module,
// and several constants arrive there as enums or wide integers. Bodies are in shim.c.
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// One readiness report: the key that the descriptor was registered with, and what is ready.
struct cs_event {
    uint64_t key;
    uint32_t ready;
};

static const uint32_t CS_READ = 1;
static const uint32_t CS_WRITE = 2;
static const uint32_t CS_BROKEN = 4;

int cs_epoll_create(void);
int cs_epoll_add(int epoll, int fd, uint32_t interest, uint64_t key);
int cs_epoll_change(int epoll, int fd, uint32_t interest, uint64_t key);
// Fills at most count (<= 256) events; returns how many, 0 on time-out and when interrupted, or -1.
int cs_epoll_wait(int epoll, struct cs_event *events, int count, int milliseconds);

int cs_eventfd(void);
void cs_eventfd_raise(int fd);
void cs_eventfd_clear(int fd);

// A listening, non-blocking socket, or -1 with errno. With reuse_port several sockets share the port.
int cs_listen(const char *address, uint16_t port, int reuse_port, int backlog);
// The port that a socket is bound to, or -1.
int cs_bound_port(int fd);

// Accepts one connection without blocking. The peer's numeric address goes to `address` (at least 46 octets).
int cs_accept(int listener, char *address, size_t capacity, int *is_loopback);
// The first halves, in network order, of this machine's own IPv6 addresses; returns how many, at most `capacity`.
int cs_own_networks(uint64_t *networks, int capacity);
// A connected, blocking socket, or -1 with errno.
int cs_connect(const char *address, uint16_t port);

// recv and send without blocking and without SIGPIPE: octets moved, 0 at the end of input, -CS_AGAIN, or -errno.
static const ssize_t CS_AGAIN = 1;
ssize_t cs_receive(int fd, void *bytes, size_t count);
ssize_t cs_send(int fd, const void *bytes, size_t count);
ssize_t cs_send_two(int fd, const void *a, size_t a_count, const void *b, size_t b_count);
// As cs_receive, but the octets stay for the next call.
ssize_t cs_peek(int fd, void *bytes, size_t count);
// Lets epoll call the socket readable only when so many octets wait, or no more will come.
void cs_await_octets(int fd, int count);
void cs_shutdown_write(int fd);

// Lets the process have as many open descriptors as it may, at most `wanted`.
void cs_allow_descriptors(size_t wanted);

// Milliseconds of a clock that never goes back, coarse and cheap; microseconds of the exact one.
int64_t cs_milliseconds(void);
int64_t cs_microseconds(void);
int64_t cs_unix_seconds(void);

void cs_name_thread(const char *name);
