import Foundation

extension _KeyValueCodingAndObserving {
  public func responds(to aSelector: Selector!) -> Bool { false }
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! { nil }
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {}
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {}
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
  public func setValue(_ value: Any?, forKey key: String) {}
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  public var className: String { String(reflecting: type(of: self)) }
}

extension NSObject {
  public class func instancesRespond(to aSelector: Selector!) -> Bool { false }
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {}
}

extension _KeyValueCodingAndObserving {
  /// Does nothing: without Objective-C no change of a key is told.
  public func addObserver(
    _ observer: AnyObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String) {}
  public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
  public func willChangeValue(forKey key: String) {}
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
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {}
}
