#define _GNU_SOURCE
#include "shim.h"

#include <arpa/inet.h>
#include <errno.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static struct epoll_event registration(uint32_t interest, uint64_t key) {
    struct epoll_event event = {.events = 0, .data.u64 = key};
    if (interest & CS_READ) event.events |= EPOLLIN;
    if (interest & CS_WRITE) event.events |= EPOLLOUT;
    return event;
}

int cs_epoll_create(void) { return epoll_create1(EPOLL_CLOEXEC); }

int cs_epoll_add(int epoll, int fd, uint32_t interest, uint64_t key) {
    struct epoll_event event = registration(interest, key);
    return epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &event);
}

int cs_epoll_change(int epoll, int fd, uint32_t interest, uint64_t key) {
    struct epoll_event event = registration(interest, key);
    return epoll_ctl(epoll, EPOLL_CTL_MOD, fd, &event);
}

int cs_epoll_wait(int epoll, struct cs_event *events, int count, int milliseconds) {
    struct epoll_event ready[256];
    int found = epoll_wait(epoll, ready, count > 256 ? 256 : count, milliseconds);
    if (found < 0) return errno == EINTR ? 0 : -1;
    for (int i = 0; i < found; i++) {
        uint32_t bits = 0;
        if (ready[i].events & EPOLLIN) bits |= CS_READ;
        if (ready[i].events & EPOLLOUT) bits |= CS_WRITE;
        if (ready[i].events & (EPOLLERR | EPOLLHUP)) bits |= CS_BROKEN;
        events[i].key = ready[i].data.u64;
        events[i].ready = bits;
    }
    return found;
}

int cs_eventfd(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

void cs_eventfd_raise(int fd) {
    uint64_t one = 1;
    ssize_t ignored = write(fd, &one, sizeof one);
    (void)ignored;
}

void cs_eventfd_clear(int fd) {
    uint64_t count;
    ssize_t ignored = read(fd, &count, sizeof count);
    (void)ignored;
}

// Fills `storage` from a numeric address; returns its length, or 0 with errno.
static socklen_t numeric(const char *address, uint16_t port, struct sockaddr_storage *storage) {
    struct sockaddr_in *four = (struct sockaddr_in *)storage;
    struct sockaddr_in6 *six = (struct sockaddr_in6 *)storage;
    memset(storage, 0, sizeof *storage);
    if (inet_pton(AF_INET, address, &four->sin_addr) == 1) {
        four->sin_family = AF_INET;
        four->sin_port = htons(port);
        return sizeof *four;
    }
    if (inet_pton(AF_INET6, address, &six->sin6_addr) == 1) {
        six->sin6_family = AF_INET6;
        six->sin6_port = htons(port);
        return sizeof *six;
    }
    errno = EINVAL;
    return 0;
}

static int fail(int fd) {
    int reason = errno;
    close(fd);
    errno = reason;
    return -1;
}

int cs_listen(const char *address, uint16_t port, int reuse_port, int backlog) {
    struct sockaddr_storage storage;
    socklen_t length = numeric(address, port, &storage);
    if (length == 0) return -1;
    int fd = socket(storage.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0) return -1;
    int on = 1;
    if (setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) < 0) return fail(fd);
    if (reuse_port && setsockopt(fd, SOL_SOCKET, SO_REUSEPORT, &on, sizeof on) < 0) return fail(fd);
    if (storage.ss_family == AF_INET6 && setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof on) < 0)
        return fail(fd);
    // Accepted sockets inherit it: whole answers go out in one call, so there is nothing to wait for.
    if (setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on) < 0) return fail(fd);
    if (bind(fd, (struct sockaddr *)&storage, length) < 0) return fail(fd);
    if (listen(fd, backlog) < 0) return fail(fd);
    return fd;
}

int cs_bound_port(int fd) {
    struct sockaddr_storage storage;
    socklen_t length = sizeof storage;
    if (getsockname(fd, (struct sockaddr *)&storage, &length) < 0) return -1;
    if (storage.ss_family == AF_INET6) return ntohs(((struct sockaddr_in6 *)&storage)->sin6_port);
    return ntohs(((struct sockaddr_in *)&storage)->sin_port);
}

static void describe(const struct sockaddr_storage *peer, char *address, size_t capacity, int *is_loopback) {
    address[0] = 0;
    *is_loopback = 0;
    if (peer->ss_family == AF_INET6) {
        const struct in6_addr *six = &((const struct sockaddr_in6 *)peer)->sin6_addr;
        inet_ntop(AF_INET6, six, address, (socklen_t)capacity);
        *is_loopback = IN6_IS_ADDR_LOOPBACK(six);
    } else {
        const struct in_addr *four = &((const struct sockaddr_in *)peer)->sin_addr;
        inet_ntop(AF_INET, four, address, (socklen_t)capacity);
        *is_loopback = (ntohl(four->s_addr) >> 24) == 127;
    }
}

int cs_accept(int listener, char *address, size_t capacity, int *is_loopback) {
    struct sockaddr_storage peer = {0};
    socklen_t length = sizeof peer;
    int fd = accept4(listener, (struct sockaddr *)&peer, &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (fd >= 0) describe(&peer, address, capacity, is_loopback);
    return fd;
}

int cs_own_networks(uint64_t *networks, int capacity) {
    struct ifaddrs *first;
    int count = 0;
    if (getifaddrs(&first) < 0) return 0;
    for (struct ifaddrs *each = first; each && count < capacity; each = each->ifa_next) {
        if (!each->ifa_addr || each->ifa_addr->sa_family != AF_INET6) continue;
        memcpy(&networks[count++], ((struct sockaddr_in6 *)each->ifa_addr)->sin6_addr.s6_addr, sizeof *networks);
    }
    freeifaddrs(first);
    return count;
}

int cs_connect(const char *address, uint16_t port) {
    struct sockaddr_storage storage;
    socklen_t length = numeric(address, port, &storage);
    if (length == 0) return -1;
    int fd = socket(storage.ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0) return -1;
    int on = 1;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (connect(fd, (struct sockaddr *)&storage, length) < 0) return fail(fd);
    return fd;
}

static ssize_t outcome(ssize_t moved) {
    if (moved >= 0) return moved;
    if (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR) return -CS_AGAIN;
    return errno == CS_AGAIN ? -EIO : -errno;
}

ssize_t cs_receive(int fd, void *bytes, size_t count) { return outcome(recv(fd, bytes, count, MSG_DONTWAIT)); }

ssize_t cs_send(int fd, const void *bytes, size_t count) {
    return outcome(send(fd, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL));
}

ssize_t cs_send_two(int fd, const void *a, size_t a_count, const void *b, size_t b_count) {
    struct iovec parts[2] = {{(void *)a, a_count}, {(void *)b, b_count}};
    struct msghdr message = {.msg_iov = parts, .msg_iovlen = 2};
    return outcome(sendmsg(fd, &message, MSG_DONTWAIT | MSG_NOSIGNAL));
}

ssize_t cs_peek(int fd, void *bytes, size_t count) {
    return outcome(recv(fd, bytes, count, MSG_DONTWAIT | MSG_PEEK));
}

void cs_await_octets(int fd, int count) { setsockopt(fd, SOL_SOCKET, SO_RCVLOWAT, &count, sizeof count); }

void cs_shutdown_write(int fd) { shutdown(fd, SHUT_WR); }

void cs_allow_descriptors(size_t wanted) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) < 0 || limit.rlim_cur >= wanted) return;
    limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
    setrlimit(RLIMIT_NOFILE, &limit);
}

int64_t cs_milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int64_t cs_microseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

int64_t cs_unix_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME_COARSE, &now);
    return now.tv_sec;
}

void cs_name_thread(const char *name) {
    char cut[16];
    snprintf(cut, sizeof cut, "%s", name);
    pthread_setname_np(pthread_self(), cut);
}
