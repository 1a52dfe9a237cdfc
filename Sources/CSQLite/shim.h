#pragma once
#include <sqlite3.h>

/* Swift sees neither variadic functions nor the destructor constants. */

/* Sets a boolean connection option; answers the SQLite result code. `now` receives the option's value afterwards. */
static inline int csqlite_db_config(sqlite3 *database, int option, int value, int *now) {
    return sqlite3_db_config(database, option, value, now);
}

/* SQLITE_TRANSIENT: SQLite copies the bytes before it returns. */
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_text64(statement, index, (const char *)bytes, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}
