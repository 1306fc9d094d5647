import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The memory of this process at one moment, after free memory was returned; 0 if the system does not report it.
struct Memory: Equatable {
  /// The resident bytes: code, stacks and the heap.
  let resident: Int
  /// The bytes of the heap in use.
  let live: Int

  static var now: Memory {
    giveBack()
    return Memory(resident: readResident(), live: readLive())
  }

  /// The allowed growth: 1 % of the resident bytes, and as many bytes in use as libdispatch keeps for four threads.
  private static let allowedPercent = 1.0
  private static let allowedBytes = 4 * 1_024 * 64

  /// The differences from an earlier moment, which should not exist.
  func findings(since first: Memory) -> [String] {
    var findings: [String] = []
    let percent = first.percent(of: resident)
    if abs(percent) > Self.allowedPercent {
      findings.append("resident memory: expected within \(Self.allowedPercent) %, found \(Self.text(percent))")
    }
    if live - first.live > Self.allowedBytes {
      findings.append("bytes in use: expected at most \(Self.allowedBytes) more, found \(live - first.live) more")
    }
    return findings
  }

  /// The comparison with an earlier moment, as text.
  func comparison(with first: Memory) -> String {
    "\(Self.text(first.percent(of: resident))) resident, \(live - first.live) bytes in use more"
  }

  var description: String { "\(resident / 1024) KB resident, \(live / 1024) KB in use" }

  private func percent(of other: Int) -> Double { resident == 0 ? 0 : (Double(other) / Double(resident) - 1) * 100 }
  private static func text(_ percent: Double) -> String { String(format: "%+.2f %%", percent) }

  private static func readResident() -> Int {
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = statm.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }

  #if canImport(Glibc)
    // By their names in the C library, whose malloc.h the Glibc module leaves out.
    private static func giveBack() {
      typealias Trim = @convention(c) (Int) -> Int32
      if let symbol = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(symbol, to: Trim.self)(0) }
    }

    // Not `mallinfo2`, which returns a struct that Swift cannot name without its header.
    private static func readLive() -> Int {
      typealias Info = @convention(c) (Int32, UnsafeMutablePointer<FILE>?) -> Int32
      var text: UnsafeMutablePointer<CChar>?
      var size = 0
      guard let symbol = dlsym(nil, "malloc_info"), let file = open_memstream(&text, &size) else { return 0 }
      _ = unsafeBitCast(symbol, to: Info.self)(0, file)
      fclose(file)
      defer { free(text) }
      return AllocatorReport(text.map { String(cString: $0) } ?? "").bytesInUse
    }
  #else
    private static func giveBack() {}
    private static func readLive() -> Int { 0 }
  #endif
}
