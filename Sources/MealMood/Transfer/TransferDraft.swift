import Crypto
import HTTP

/// The form as it was sent: a file, or what is wrong with it.
struct TransferDraft: Sendable {
    let name: String
    let result: Result<TransferUpload, TransferFault>

    /// Takes the file out of the request.
    init(posted request: inout Request) throws {
        let file = try request.takeForm().file("file")
        name = file?.filename ?? ""
        result = Self.result(file?.bytes ?? [])
    }

    static func result(_ bytes: [UInt8]) -> Result<TransferUpload, TransferFault> {
        do throws(TransferFault) {
            let file = try TransferFile(bytes)
            let token = Hex.encode(Array(sha256(bytes).prefix(16)))
            return .success(TransferUpload(token: token, size: bytes.count, file: file))
        } catch {
            return .failure(error)
        }
    }
}
