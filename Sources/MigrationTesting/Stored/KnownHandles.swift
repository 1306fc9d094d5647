#if BundledEngine
  import Dispatch
  import Foundation
  import OnChangeCompat

  /// The objects of one host whose content cannot be read, such as timers, as its views held them at their start.
  @MainActor
  final class KnownHandles {
    // Weak, because the end of a subscription is an effect.
    private struct Handle { weak var object: AnyObject? }
    private var all: [ObjectIdentifier: Handle] = [:]
    func add(_ object: AnyObject) { all[ObjectIdentifier(object)] = Handle(object: object) }
    // A later object may lie at the address of one that is gone.
    func contain(_ object: AnyObject) -> Bool { all[ObjectIdentifier(object)]?.object === object }

    /// What can be read of a handle: whether it has ended, and the tolerance of a timer.
    static func text(of handle: AnyObject) -> String {
      if let timer = handle as? Timer { return "\(timer.isValid) \(timer.tolerance)" }
      if let item = handle as? DispatchWorkItem { return "\(item.isCancelled)" }
      var hasEnded = false
      let address = UnsafeRawPointer(Unmanaged.passUnretained(handle).toOpaque())
      // A subscription drops its closure when it is cancelled.
      StoredField.forEach(ofClass: type(of: handle)) { field, _ in
        if let closure = field.type as? any OptionalShape.Type, TypeKind(closure.wrappedType) == .function {
          hasEnded = closure.wrapped(at: address + field.offset) == nil
        }
      }
      return "\(hasEnded)"
    }
  }
#endif
