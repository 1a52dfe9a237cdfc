import Glibc

/// A line of standard input that a terminal does not show while it is typed.
enum SecretLine {
    /// Nil at the end of input.
    static func read(prompt: String) -> String? {
        guard isatty(0) == 1 else { return readLine() }
        var shown = termios()
        guard tcgetattr(0, &shown) == 0 else { return readLine() }
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(0, TCSAFLUSH, &hidden)
        defer { tcsetattr(0, TCSAFLUSH, &shown) }
        let bytes = Array(prompt.utf8)
        _ = write(2, bytes, bytes.count)
        let line = readLine()
        _ = write(2, [UInt8(ascii: "\n")], 1)
        return line
    }
}
