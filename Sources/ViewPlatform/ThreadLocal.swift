#if canImport(Darwin)
  public import Darwin
#elseif canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Android)
  public import Android
#endif

/// An object for each thread: the context of property wrappers and of functions such as `withAnimation`, which the
/// language gives none.
@usableFromInline
package struct ThreadLocal<Object: AnyObject>: Sendable {
  @usableFromInline let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "the system has no thread-local key left (pthread_key_create: \(status))")
    self.key = key
  }

  @inlinable package var current: Object? { unmanaged?.takeUnretainedValue() }

  /// This thread's object, not retained.
  @inlinable package var unmanaged: Unmanaged<Object>? {
    pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0) }
  }

  /// Sets this thread's object; returns the previous one, for `restore`. Not retained: the caller keeps the object
  /// alive until it has called `restore`, on every path. `withValue` does both.
  // Bare pointers, because a value of a generic type would need a look-up of that type from another module.
  @discardableResult @inlinable package func swap(_ pointer: UnsafeRawPointer?) -> UnsafeRawPointer? {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, pointer)
    return UnsafeRawPointer(outer)
  }

  /// Sets this thread's object; see `swap(_:)`.
  @inlinable package func set(_ object: Object) -> UnsafeRawPointer? {
    swap(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
  }

  /// Restores the object that `swap` or `set` returned.
  @inlinable package func restore(_ outer: UnsafeRawPointer?) { pthread_setspecific(key, outer) }

  @inlinable package func withValue<Result>(_ object: Object?, _ body: () throws -> Result) rethrows -> Result {
    let outer = swap(object.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    defer {
      restore(outer)
      withExtendedLifetime(object) {}
    }
    return try body()
  }
}
