extension SkeletonRuntime {
  // Spelled apart, because this tool itself looks no symbol up: the text below runs on Linux only.
  private static let lookUp = "dlsym"
  /// Keeps a run from changing anything outside of its process.
  static let confinement = #"""
    import Foundation
    /// Forbids this process to change files, start programs and open connections, by Landlock. Returns whether it can.
    func __confine() -> Bool {
      #if os(Linux) && (arch(x86_64) || arch(arm64))
        // NB: of C's variadic functions, which Swift cannot call; both take their arguments in registers.
        typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
        guard let symbol = \#(lookUp)(nil, "syscall") else { return false }
        let call = unsafeBitCast(symbol, to: Call.self)
        let version = call(444, 0, 0, 1, 0, 0)
        guard version >= 1 else { return false }
        // Executing, writing, removing and making files of all kinds; then moving and truncating them.
        var rights: (files: UInt64, connections: UInt64) = (0b1_1111_1111_0011, 0)
        if version >= 2 { rights.files |= 1 << 13 }
        if version >= 3 { rights.files |= 1 << 14 }
        if version >= 4 { rights.connections = 0b11 }
        let size = version >= 4 ? 16 : 8
        let rules = withUnsafePointer(to: &rights) { call(444, Int(bitPattern: $0), size, 0, 0, 0) }
        guard rules >= 0 else { return false }
        #if arch(x86_64)
          let control = 157
        #else
          let control = 167
        #endif
        guard call(control, 38, 1, 0, 0, 0) == 0 else { return false }
        return call(446, rules, 0, 0, 0, 0) == 0
      #else
        return false
      #endif
    }
    // Their effects would be invisible, so they are recorded in place of being refused.
    extension Data { func write(to url: URL, options: Data.WritingOptions = []) throws { __record("Data.write", [self, url]) } }
    extension String {
      func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws { __record("String.write", [self, url]) }
      func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws { __record("String.write", [self, path]) }
    }
    class FileHandle: __Recorder {
      static let (standardOutput, standardError) = (FileHandle(), FileHandle())
      var availableData: Data { __ask("availableData", [:]) }
      func readDataToEndOfFile() -> Data { __ask("readDataToEndOfFile", [:]) }
      func readToEnd() throws -> Data? { __ask("readToEnd", [:]) }
    }
    // NB: the end of a real one never comes in the process that has its other side.
    class Pipe: __Recorder { let (fileHandleForReading, fileHandleForWriting) = (FileHandle(), FileHandle()) }
    """#
}
