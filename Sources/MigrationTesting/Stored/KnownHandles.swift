#if BundledEngine
  /// The objects of one host whose content cannot be read, such as timers and subscriptions, as its views held them from
  /// their start.
  @MainActor
  final class KnownHandles {
    // Weak, because the end of a subscription is an effect.
    private struct Handle { weak var object: AnyObject? }
    private var all: [ObjectIdentifier: Handle] = [:]

    func add(_ object: AnyObject) { all[ObjectIdentifier(object)] = Handle(object: object) }
    // A later object may lie at the address of one that is gone.
    func contain(_ object: AnyObject) -> Bool { all[ObjectIdentifier(object)]?.object === object }
  }
#endif
