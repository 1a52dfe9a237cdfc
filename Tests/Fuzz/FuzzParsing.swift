// Random octets for the head parser and the chunked decoder. Both must give the same result however the octets are
// cut, and must stay within them (the address sanitizer watches).

@_cdecl("LLVMFuzzerTestOneInput")
package func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 1 else { return 0 }
    let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
    if start[0] & 1 == 0 {
        checkHead(bytes, step: Int(start[0] >> 1) + 1)
    } else {
        checkChunks(bytes, step: Int(start[0] >> 1) + 1)
    }
    return 0
}

private func parse(_ bytes: ArraySlice<UInt8>) -> (HeadStep, RequestHead) {
    // An exact copy, so that reading one octet too far is seen.
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    defer { copy.deallocate() }
    copy.copyBytes(from: bytes)
    var head = RequestHead()
    let parser = HeadParser(requestLineLimit: 64, headLimit: 256, fieldLimit: 8)
    let step = parser.parse(UnsafeRawBufferPointer(copy), into: &head)
    return (step, head)
}

private func checkHead(_ bytes: [UInt8], step: Int) {
    let (whole, head) = parse(bytes[...])
    if whole == .done {
        precondition(head.length <= bytes.count)
        precondition(head.fields.allSatisfy { !$0.name.isEmpty && $0.value.end <= head.length })
    }
    for end in stride(from: 0, to: bytes.count, by: step) {
        let (part, partHead) = parse(bytes[..<end])
        if part == .needMore { continue }
        precondition(part == whole, "\(part) after \(end) octets, \(whole) after all")
        if part == .done { precondition(partHead == head) }
    }
}

private struct Decoded: Equatable {
    var step: ChunkStep
    var body: [UInt8]
}

private func decode(_ bytes: [UInt8], step: Int) -> Decoded {
    var decoder = ChunkedDecoder(limit: 64)
    var result = Decoded(step: .needMore, body: [])
    var start = 0
    while start < bytes.count {
        let end = min(start + step, bytes.count)
        result.step = bytes[start..<end].withUnsafeBytes { decoder.decode($0, into: &result.body) }
        switch result.step {
        case .needMore: start = end
        case .done(let consumed): return Decoded(step: .done(consumed: start + consumed), body: result.body)
        case .failed: return result
        }
    }
    return result
}

private func checkChunks(_ bytes: [UInt8], step: Int) {
    let whole = decode(bytes, step: bytes.count)
    precondition(whole.body.count <= 64)
    precondition(decode(bytes, step: 1) == whole)
    precondition(decode(bytes, step: step) == whole)
}
