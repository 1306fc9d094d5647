import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The memory of this process.
enum Memory {
  /// How many bytes of it are resident, once what is free has been given back; 0 where the system does not say.
  static var resident: Int {
    giveBack()
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = statm.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }

  /// Has the allocator give back what is free.
  // NB: by its name in the C library, whose malloc.h the Glibc module leaves out.
  private static func giveBack() {
    #if canImport(Glibc)
      typealias Trim = @convention(c) (Int) -> Int32
      if let symbol = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(symbol, to: Trim.self)(0) }
    #endif
  }
}
