import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Watches a folder for the first file that is written into it.
final class FolderWatch: Sendable {
  private static let limit: Int32 = 60

  #if os(Linux)
    private let descriptor: Int32

    /// Begins to watch.
    init(_ path: String) {
      descriptor = inotify_init1(0)
      inotify_add_watch(descriptor, path, UInt32(IN_MOVED_TO))
    }

    deinit { close(descriptor) }

    /// Blocks the thread until a file was replaced, for a minute at most.
    ///
    /// - Returns: Whether a file was replaced.
    private func wait() -> Bool {
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&event, 1, Self.limit * 1000) > 0
    }
  #else
    private let changed = DispatchSemaphore(value: 0)
    private let source: any DispatchSourceFileSystemObject

    init(_ path: String) {
      let descriptor = open(path, O_EVTONLY)
      source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: descriptor, eventMask: .write)
      source.setEventHandler { [changed] in changed.signal() }
      source.setCancelHandler { close(descriptor) }
      source.activate()
    }

    deinit { source.cancel() }

    private func wait() -> Bool { changed.wait(timeout: .now() + .seconds(Int(Self.limit))) == .success }
  #endif

  /// Runs an action at the first file, on a thread beside the tests' pool.
  func onFirstFile(_ action: @escaping @Sendable () -> Void) {
    Thread {
      if self.wait() { action() }
    }.start()
  }
}
