#pragma once
// What Swift cannot see of the system: epoll, eventfd and accept4 are missing from the Glibc module.
#include <sys/epoll.h>
#include <sys/eventfd.h>
