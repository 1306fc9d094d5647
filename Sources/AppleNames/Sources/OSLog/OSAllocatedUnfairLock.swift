import Foundation

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  public enum Ownership: Hashable, Sendable { case owner, notOwner }
  fileprivate final class Box {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  fileprivate let box: Box
  public init(uncheckedState initialState: State) { box = Box(initialState) }
  public init(initialState: State) where State: Sendable { box = Box(initialState) }
  /// Runs the closure while it holds the lock.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
  /// Runs the closure if no other thread holds the lock; else returns nil.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard box.lock.try() else { return nil }
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
  public func precondition(_ condition: Ownership) {}
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
  public func lock() { box.lock.lock() }
  public func unlock() { box.lock.unlock() }
  public func lockIfAvailable() -> Bool { box.lock.try() }
}
