import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The memory that the libraries below the engine keep. It must not count as a leak of the engine.
enum Runtime {
  /// Restarts this process with an allocator that keeps no freed memory for single threads, and has one heap for all
  /// threads. Otherwise it takes a hundred thousand events until each thread's share stops growing.
  // Read by the C library as a process begins, so there is no other way.
  static func keepNothingFreed() {
    #if canImport(Glibc)
      let (name, value) = (
        "GLIBC_TUNABLES", "glibc.malloc.tcache_count=0:glibc.malloc.arena_max=1:glibc.malloc.mxfast=0"
      )
      guard getenv(name) == nil, setenv(name, value, 1) == 0 else { return }
      var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
      execv("/proc/self/exe", &arguments)
    #endif
  }

  /// Makes the system read the whole program and its libraries. Otherwise the system would read each page at its first
  /// use.
  ///
  /// - Returns: the number of bytes; 0 if the system does not report the mapped files.
  @discardableResult
  static func readMappedFiles() -> Int {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return 0 }
    // Locked memory is read, and any process may lock this much at a time.
    let size = 65_536
    var bytes = 0
    for line in maps.split(separator: "\n") {
      // Such as 7f10-7f20 r-xp 00000000 08:01 42 /usr/lib/libc.so
      let fields = line.split(separator: " ")
      guard fields.count >= 6, fields[1].hasPrefix("r"), fields[5].hasPrefix("/") else { continue }
      let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard bounds.count == 2 else { continue }
      for start in stride(from: bounds[0], to: bounds[1], by: size) {
        let length = min(size, Int(bounds[1] - start))
        guard let address = UnsafeRawPointer(bitPattern: start), mlock(address, length) == 0 else { continue }
        munlock(address, length)
        bytes += length
      }
    }
    return bytes
  }

  /// Fills libdispatch's lists of finished jobs: up to 1,024 jobs of 64 bytes for each thread.
  // Sent by a thread that receives none, because what is sent is taken from what the sender has kept.
  static func fillCaches() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        for _ in 0..<20 {
          let batch = DispatchGroup()
          for number in 0..<1_000 {
            batch.enter()
            if number.isMultiple(of: 4) {
              Task.detached(priority: .userInitiated) { @MainActor in batch.leave() }
            } else {
              Task.detached(priority: number.isMultiple(of: 2) ? .userInitiated : .medium) { batch.leave() }
            }
          }
          batch.wait()
        }
        continuation.resume()
      }
    }
  }
}
