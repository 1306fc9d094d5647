import Foundation

/// The process's standard streams, as a caller may have closed them.
package enum StandardStreams {
  /// Makes every failed write an error instead of a signal. Call it before anything is opened.
  package static func prepare() {
    #if !os(Windows)
      _ = signal(SIGPIPE, SIG_IGN)
      for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
        // The next file would get the unused number. Opened the wrong way round, so that its use still fails.
        _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
      }
    #endif
  }

  /// Writes to standard error. A message that cannot be written is dropped: there is no other place for it.
  package static func complain(_ text: String) {
    if !text.isEmpty { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
  }
}
