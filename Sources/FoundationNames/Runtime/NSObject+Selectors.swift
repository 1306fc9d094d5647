#if !canImport(Darwin)
  public import Foundation

  // Without Objective-C a selector calls nothing, and a key sets nothing.
  // They are members of a protocol, so that a class can have its own.
  extension _KeyValueCodingAndObserving {
    /// False: no method has a selector.
    public func responds(to aSelector: Selector!) -> Bool { false }
    /// Does nothing.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }
    /// Does nothing.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
    /// Does nothing.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! { nil }
    /// Does nothing.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
    /// Does nothing.
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {}
    /// Does nothing.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {}
    /// Does nothing.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {}
    /// The stored property of that name, found by reflection; nil without one.
    public func value(forKey key: String) -> Any? {
      var mirror: Mirror? = Mirror(reflecting: self)
      while let current = mirror {
        for child in current.children where child.label == key { return child.value }
        mirror = current.superclassMirror
      }
      return nil
    }
    /// The value at the end of the path of stored properties; nil without one.
    public func value(forKeyPath keyPath: String) -> Any? {
      keyPath.split(separator: ".").reduce(self as Any?) {
        ($0 as? any _KeyValueCodingAndObserving)?.value(forKey: String($1))
      }
    }
    /// Does nothing: no property can be set by its name.
    public func setValue(_ value: Any?, forKey key: String) {}
    /// Does nothing: no property can be set by its name.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {}

    /// The name of the class, with its module.
    public var className: String { String(reflecting: type(of: self)) }
  }

  extension NSObject {
    /// False: no method has a selector.
    public class func instancesRespond(to aSelector: Selector!) -> Bool { false }
    /// Does nothing: nothing waits.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
    /// Does nothing: nothing waits.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}
  }

  /// The names of what `observeValue(forKeyPath:of:change:context:)` gets.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  extension _KeyValueCodingAndObserving {
    /// Does nothing: without Objective-C no change of a key is told.
    public func addObserver(
      _ observer: AnyObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {}
    /// Does nothing: no object observes a key.
    public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String) {}
    /// Does nothing: no object observes a key.
    public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
    /// Does nothing: no object observes a key.
    public func willChangeValue(forKey key: String) {}
    /// Does nothing: no object observes a key.
    public func didChangeValue(forKey key: String) {}
  }

  extension Timer {
    /// A timer that is scheduled and calls nothing: without Objective-C a selector has no method.
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer { scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { _ in } }

    /// A timer that calls nothing: without Objective-C a selector has no method.
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) { self.init(timeInterval: ti, repeats: yesOrNo) { _ in } }
  }

  extension NotificationCenter {
    /// Does nothing: without Objective-C a selector has no method.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {}
  }
#endif
