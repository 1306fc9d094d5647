import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The memory that the process has allocated.
enum Heap {
  /// In use now, by the allocator's own books; nil where they cannot be read.
  static var bytesInUse: Int? {
    #if canImport(Glibc)
      guard let report = mallocReport() else { return nil }
      func size(_ element: String) -> Int? {
        // The last of each kind is the sum over the arenas.
        guard let start = report.range(of: element, options: .backwards)?.upperBound,
          let size = report[start...].range(of: "size=\"")?.upperBound
        else { return nil }
        return Int(report[size...].prefix { $0.isNumber })
      }
      guard let system = size("<system type=\"current\""), let fast = size("<total type=\"fast\""),
        let rest = size("<total type=\"rest\""), let mapped = size("<total type=\"mmap\"")
      else { return nil }
      return system - fast - rest + mapped
    #elseif canImport(Darwin)
      var statistics = malloc_statistics_t()
      malloc_zone_statistics(nil, &statistics)
      return statistics.size_in_use
    #else
      return nil
    #endif
  }

  #if canImport(Glibc)
    // By its name in the C library, whose malloc.h the Glibc module leaves out.
    private static func mallocReport() -> String? {
      typealias MallocInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
      guard let symbol = dlsym(nil, "malloc_info") else { return nil }
      var buffer: UnsafeMutablePointer<CChar>?
      var size = 0
      guard let stream = open_memstream(&buffer, &size) else { return nil }
      let status = unsafeBitCast(symbol, to: MallocInfo.self)(0, stream)
      fclose(stream)
      defer { free(buffer) }
      return status == 0 ? buffer.map { String(cString: $0) } : nil
    }
  #endif
}
