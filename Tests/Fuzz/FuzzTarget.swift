import Foundation
import RandomPrograms

// libFuzzer calls this with its own bytes: see Tests/Scripts/fuzz.sh.

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    guard let problem = FuzzCase(bytes)?.problem() else { return }
    fatalError("\(problem)\nThe bytes: \(bytes)")
  }
  // A requested frame waits in the main queue, which only this code empties.
  RunLoop.main.run(mode: .default, before: .distantPast)
  return 0
}
