import Foundation
import RandomPrograms

// What libFuzzer calls with bytes of its own making: see Tests/Scripts/fuzz.sh.

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    guard let problem = FuzzCase(bytes)?.problem() else { return }
    fatalError("\(problem)\nThe bytes: \(bytes)")
  }
  // NB: what asks for a frame of its own waits in the main queue, which nobody else empties here.
  RunLoop.main.run(mode: .default, before: .distantPast)
  return 0
}
