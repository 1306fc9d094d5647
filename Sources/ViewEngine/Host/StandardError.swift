#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Receives the warnings of a host without `onWarning`.
package enum StandardError {
  @Sendable package static func write(_ message: String) {
    let line = Array((message + "\n").utf8)
    _ = line.withUnsafeBytes { unsafe_write(2, $0.baseAddress, $0.count) }
  }
}

private let unsafe_write: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = {
  #if canImport(Darwin)
    Darwin.write($0, $1, $2)
  #elseif canImport(Glibc)
    Glibc.write($0, $1, $2)
  #elseif canImport(Musl)
    Musl.write($0, $1, $2)
  #elseif canImport(Android)
    Android.write($0, $1, $2)
  #endif
}
