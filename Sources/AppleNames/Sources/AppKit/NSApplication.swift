/// The app as an object without a system. Its requests are kept and have no other effect.
@MainActor @preconcurrency
public final class NSApplication {
  public static let shared = NSApplication()
  public private(set) var isActive = true
  public private(set) var isHidden = false
  private var policy = ActivationPolicy.regular
  public var terminationRequests = 0
  public func terminate(_ sender: Any?) { terminationRequests += 1 }
  public func activate() { (isActive, isHidden) = (true, false) }
  public func activate(ignoringOtherApps flag: Bool) { activate() }
  public func deactivate() { isActive = false }
  public func hide(_ sender: Any?) { (isActive, isHidden) = (false, true) }
  public func unhide(_ sender: Any?) { activate() }
  public func activationPolicy() -> ActivationPolicy { policy }
  /// Keeps the policy and returns true.
  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
    policy = activationPolicy
    return true
  }
}

/// The same object as `NSApplication.shared`; never nil.
@MainActor @preconcurrency
public var NSApp: NSApplication! { .shared }
extension NSApplication: _KeyValueCodingAndObserving {}
