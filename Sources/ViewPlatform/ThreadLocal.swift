#if canImport(Darwin)
  public import Darwin
#elseif canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#elseif canImport(Android)
  public import Android
#endif

/// An object that each thread has its own of: the context of property wrappers and of functions such as `withAnimation`,
/// which the language gives none.
@usableFromInline
package struct ThreadLocal<Object: AnyObject>: Sendable {
  @usableFromInline let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "the system has no thread-local key left (pthread_key_create: \(status))")
    self.key = key
  }

  /// What this thread has now.
  @inlinable package var current: Object? { unmanaged?.takeUnretainedValue() }

  /// The same, not counted as a reference.
  @inlinable package var unmanaged: Unmanaged<Object>? {
    pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0) }
  }

  /// Sets what this thread has from now on; gives what it had, to be set again.
  ///
  /// Not retained: the caller keeps the object alive until it has called `restore`, on every path. `withValue` does both.
  // NB: bare pointers, for a value of a generic type would need a look-up of that type from another module.
  @discardableResult @inlinable package func swap(_ pointer: UnsafeRawPointer?) -> UnsafeRawPointer? {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, pointer)
    return UnsafeRawPointer(outer)
  }

  /// The same for an object.
  @inlinable package func set(_ object: Object) -> UnsafeRawPointer? {
    swap(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
  }

  /// Sets again what `swap` or `set` has given.
  @inlinable package func restore(_ outer: UnsafeRawPointer?) { pthread_setspecific(key, outer) }

  /// Runs `body` with `object` as what this thread has.
  @inlinable package func withValue<Result>(_ object: Object?, _ body: () throws -> Result) rethrows -> Result {
    let outer = swap(object.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    defer {
      restore(outer)
      withExtendedLifetime(object) {}
    }
    return try body()
  }
}
