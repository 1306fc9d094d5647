import Foundation

/// Counts the objects that the Swift runtime allocates: instances, closures, buffers of arrays. What C code
/// takes from `malloc` by itself is not among them.
enum Allocations {
  private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  // The runtime has a hook for tools that receives every allocation once it is switched on.
  private nonisolated(unsafe) static let hook = dlsym(nil, "_swift_allocObject")?.assumingMemoryBound(to: Allocate.self)
  private nonisolated(unsafe) static let hookSwitch = dlsym(
    nil, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")
  private nonisolated(unsafe) static let count = {
    let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    count.initialize(to: 0)
    return count
  }()
  private static let original = hook?.pointee

  /// How many objects `body` allocates; nil where the runtime has no such hook.
  static func count(in body: () -> Void) -> Int? {
    guard let hook, let hookSwitch, original != nil else { return nil }
    count.pointee = 0
    hook.pointee = { type, size, alignment in
      Allocations.count.pointee &+= 1
      return Allocations.original!(type, size, alignment)
    }
    hookSwitch.storeBytes(of: true, as: Bool.self)
    body()
    hookSwitch.storeBytes(of: false, as: Bool.self)
    hook.pointee = original!
    return count.pointee
  }
}
