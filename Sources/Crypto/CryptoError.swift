/// libcrypto could not do what was asked; with scrypt that is nearly always a lack of memory.
package struct CryptoError: Error, CustomStringConvertible {
    package let operation: String
    package var description: String { "libcrypto failed: \(operation)" }
}
