import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// Tells the volumes whose file system makes a new stamp at each change of a file.
///
/// Network volumes take the moment from a different clock, and FAT has no moment of the last change: files there are
/// always read.
struct StampedVolumes {
  private var known: [UInt64: Bool] = [:]

  private static let systems: Set<String> = [
    "apfs", "hfs", "ext2", "ext3", "ext4", "xfs", "f2fs", "zfs", "tmpfs", "overlay",
  ]

  /// - Parameter path: The path of the file with the stamp.
  mutating func contain(_ stamp: FileStamp, at path: String) -> Bool {
    if let known = known[stamp.device] { return known }
    let result = Self.system(of: stamp.device, at: path).map(Self.systems.contains) ?? false
    known[stamp.device] = result
    return result
  }

  #if canImport(Darwin)
    private static func system(of device: UInt64, at path: String) -> String? {
      let file = open(path, O_RDONLY)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var status = statfs()
      guard fstatfs(file, &status) == 0 else { return nil }
      return withUnsafeBytes(of: status.f_fstypename) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
  #else
    private static func system(of device: UInt64, at path: String) -> String? {
      let table = FileManager.default.contents(atPath: "/proc/self/mountinfo") ?? Data()
      return system(of: device, mounts: String(decoding: table, as: UTF8.self))
    }
  #endif

  /// - Parameter mounts: Lines such as `36 35 254:0 / / rw,noatime - ext4 /dev/vda rw`.
  static func system(of device: UInt64, mounts: String) -> String? {
    let major = (device >> 8) & 0xFFF | (device >> 32) & 0xFFFF_F000
    let minor = device & 0xFF | (device >> 12) & 0xFFFF_FF00
    let number = "\(major):\(minor)"
    for line in mounts.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count > 2, fields[2] == number, let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count
      else { continue }
      return String(fields[dash + 1])
    }
    return nil
  }
}
