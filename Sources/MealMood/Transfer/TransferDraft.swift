import Crypto
import HTTP

/// The form as it was sent: a file, or what is wrong with it.
struct TransferDraft: Sendable {
    let name: String
    private let result: Result<TransferUpload, TransferFault>

    /// Takes the file out of the request.
    init(posted request: inout Request) throws {
        let file = try request.takeForm().file("file")
        name = file?.filename ?? ""
        result = Self.read(file?.bytes ?? [])
    }

    /// Takes the whole content as the file.
    init(content request: inout Request) {
        name = ""
        result = Self.read(request.takeContent())
    }

    /// The file when all that can be told of it by now is right.
    func checked(_ context: MemberContext) -> Result<TransferUpload, TransferFault> {
        guard case .success(let upload) = result, let fault = TransferCheck(context).fault(in: upload.file) else {
            return result
        }
        return .failure(fault)
    }

    private static func read(_ bytes: [UInt8]) -> Result<TransferUpload, TransferFault> {
        do throws(TransferFault) {
            let file = try TransferFile(bytes)
            let token = Hex.encode(Array(sha256(bytes).prefix(16)))
            return .success(TransferUpload(token: token, size: bytes.count, file: file))
        } catch {
            return .failure(error)
        }
    }
}
