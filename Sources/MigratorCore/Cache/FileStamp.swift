import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The state of a file in its file system. Two equal stamps mean equal contents, if the first is settled.
///
/// NB: a program that keeps a file mapped into its memory can change it once more without a new stamp.
struct FileStamp: Equatable, Sendable, Codable {
  /// A moment of the system's clock, in nanoseconds since 1970.
  typealias Moment = Int64

  var device: UInt64
  var inode: UInt64
  var size: Int64
  var modified: Moment
  /// The moment of the last change to contents, permissions, name or dates. No program can set it.
  var changed: Moment

  /// Whether a later change of the file must make a different stamp.
  ///
  /// A change soon after the stamp can have the same moment, because file systems count in steps of up to a second.
  ///
  /// - Parameter now: A moment before the stamp was taken.
  func isSettled(at now: Moment) -> Bool { max(modified, changed) < now - Self.margin }

  private static let margin: Moment = 2_000_000_000

  static var now: Moment {
    #if os(Windows)
      .min
    #else
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return moment(time)
    #endif
  }

  /// - Returns: nil if there is no such file, or if the system keeps no moment of the last change.
  init?(path: String) {
    #if os(Windows)
      return nil
    #else
      var status = stat()
      guard fstatat(AT_FDCWD, path, &status, 0) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(truncatingIfNeeded: status.st_ino)
      size = Int64(status.st_size)
      #if canImport(Darwin)
        modified = Self.moment(status.st_mtimespec)
        changed = Self.moment(status.st_ctimespec)
      #else
        modified = Self.moment(status.st_mtim)
        changed = Self.moment(status.st_ctim)
      #endif
    #endif
  }

  #if !os(Windows)
    private static func moment(_ time: timespec) -> Moment { Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec) }
  #endif
}
