/// Releases values that are nested as deep as data says, with a bounded stack.
///
/// The release of an `AnyView` releases those in it. Down to a limit the releases nest; deeper values go onto a pile,
/// which releases them one after the other.
package final class DeepRelease {
  private static let limit = 64
  // This thread's pile; without one, a number: the current depth.
  private static let threadLocal = ThreadLocal<DeepRelease>()
  private var pile: [AnyObject] = []

  private final class Remains<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Releases a value that may contain others of its kind.
  package static func release<Value>(_ value: inout Value?) {
    withUnsafeMutablePointer(to: &value) { value in
      let outer = threadLocal.swap(nil)
      let depth = Int(bitPattern: outer)
      if depth > limit, let outer {
        threadLocal.restore(outer)
        let deep = Unmanaged<DeepRelease>.fromOpaque(outer).takeUnretainedValue()
        if let value = value.pointee { deep.pile.append(Remains(value)) }
      } else if depth < limit {
        _ = threadLocal.swap(UnsafeRawPointer(bitPattern: depth + 1))
        clear(value)
        threadLocal.restore(outer)
      } else {
        let deep = DeepRelease()
        _ = threadLocal.swap(UnsafeRawPointer(Unmanaged.passUnretained(deep).toOpaque()))
        clear(value)
        while !deep.pile.isEmpty { deep.dropLast() }
        threadLocal.restore(outer)
        withExtendedLifetime(deep) {}
      }
    }
  }

  // NB: calls and pointers, because the optimiser would otherwise release before the depth is noted.
  @inline(never) private static func clear<Value>(_ value: UnsafeMutablePointer<Value?>) { value.pointee = nil }
  @inline(never) private func dropLast() { pile.removeLast() }
}
