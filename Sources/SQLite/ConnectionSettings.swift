/// What a connection may use of the machine. The defaults suit a home server that should stay small.
package struct ConnectionSettings: Sendable {
    /// How long a statement waits for another connection's lock, in milliseconds.
    package var busyTimeout: Int32 = 5_000
    /// The page cache, in KiB.
    package var cacheSize = 1_024
    /// How much of the file is read through the address space instead of copied, in bytes; 0 is none.
    package var memoryMap = 0
    /// What is left of the write-ahead log after it has been emptied, in bytes.
    package var journalSizeLimit = 4 << 20
    /// How many prepared statements are kept.
    package var statementLimit = 200

    package init() {}
}
