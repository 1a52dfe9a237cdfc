/// Reads `application/x-www-form-urlencoded` (WHATWG URL §5.1), but refuses what that calls harmless:
/// broken escapes and octets that are not UTF-8.
enum URLEncodedForm {
    static func parse(_ bytes: some Collection<UInt8>, limits: FormLimits) throws(FormError) -> Form {
        guard bytes.count <= limits.bytes else { throw .tooLarge }
        var form = Form()
        for pair in bytes.split(separator: UInt8(ascii: "&")) {
            guard form.fields.count < limits.fields else { throw .tooMany }
            form.fields.append(try field(pair))
        }
        return form
    }

    private static func field(_ pair: some Collection<UInt8>) throws(FormError) -> Form.Field {
        let equals = pair.firstIndex(of: UInt8(ascii: "="))
        let rest = equals.map { pair[pair.index(after: $0)...] } ?? pair[pair.endIndex...]
        guard let name = PercentEncoding.decode(pair[..<(equals ?? pair.endIndex)], plusIsSpace: true),
            let value = PercentEncoding.decode(rest, plusIsSpace: true)
        else { throw .malformed }
        return Form.Field(name: name, value: value)
    }
}
