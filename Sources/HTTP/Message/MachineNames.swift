import Glibc

/// What this machine is called in its own network.
package enum MachineNames {
    /// `localhost`, the host name (also with `.local` for multicast DNS), and the numeric addresses of all interfaces.
    package static func all() -> [String] {
        var names = ["localhost", "127.0.0.1", "::1"]
        if let own = hostName() {
            names.append(own)
            if !own.contains(".") { names.append("\(own).local") }
        }
        for address in addresses() where !names.contains(address) { names.append(address) }
        return names
    }

    private static func hostName() -> String? {
        var buffer = [CChar](repeating: 0, count: 256)
        guard gethostname(&buffer, buffer.count - 1) == 0 else { return nil }
        let name = buffer.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return name.isEmpty ? nil : name
    }

    private static func addresses() -> [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var found: [String] = []
        var next = list
        while let interface = next {
            if let address = interface.pointee.ifa_addr, let text = numeric(address) { found.append(text) }
            next = interface.pointee.ifa_next
        }
        return found
    }

    private static func numeric(_ address: UnsafeMutablePointer<sockaddr>) -> String? {
        let length: Int
        switch Int32(address.pointee.sa_family) {
        case AF_INET: length = MemoryLayout<sockaddr_in>.size
        case AF_INET6: length = MemoryLayout<sockaddr_in6>.size
        default: return nil
        }
        var buffer = [CChar](repeating: 0, count: 64)
        guard getnameinfo(address, socklen_t(length), &buffer, socklen_t(buffer.count), nil, 0, NI_NUMERICHOST) == 0
        else { return nil }
        // A link-local address ends with its interface, which no Host shows.
        return buffer.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 && $0 != 0x25 }, as: UTF8.self) }
    }
}
