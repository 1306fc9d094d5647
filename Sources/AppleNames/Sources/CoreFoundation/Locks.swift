import Foundation

private final class Locks: @unchecked Sendable {
  private final class Held {
    let lock = NSRecursiveLock()
    var count = 0
  }
  private let lock = NSLock()
  private var held: [ObjectIdentifier: Held] = [:]
  func enter(_ object: AnyObject) {
    let entry = lock.withLock {
      let entry = held[ObjectIdentifier(object)] ?? Held()
      entry.count += 1
      held[ObjectIdentifier(object)] = entry
      return entry
    }
    entry.lock.lock()
  }
  func exit(_ object: AnyObject) -> Bool {
    let entry: Held? = lock.withLock {
      guard let entry = held[ObjectIdentifier(object)] else { return nil }
      entry.count -= 1
      if entry.count == 0 { held[ObjectIdentifier(object)] = nil }
      return entry
    }
    entry?.lock.unlock()
    return entry != nil
  }
}
private let locks = Locks()
/// Waits until no other thread is between enter and exit of the object.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  locks.enter(obj as AnyObject)
  return 0
}
/// Lets the next thread in.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { locks.exit(obj as AnyObject) ? 0 : -1 }
/// Runs the closure: without Objective-C there is no pool.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }
public typealias NSInteger = Int
public typealias NSUInteger = UInt
/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }
