#if !canImport(Darwin)
  public import KitNames

  /// An action for assistive technologies. A test calls its handler.
  @MainActor @preconcurrency
  open class NSAccessibilityCustomAction {
    /// Kept; no part of the engine reads it.
    open var name: String
    /// Kept, nil at first; no part of the engine reads it.
    open var handler: (() -> Bool)?
    /// Kept, nil at first; no part of the engine reads it.
    open weak var target: AnyObject?
    /// Kept, nil at first; no part of the engine reads it.
    open var selector: Selector?
    public init(name: String, handler: (() -> Bool)?) { (self.name, self.handler) = (name, handler) }
    /// Keeps all arguments; no method is called.
    public init(name: String, target: AnyObject, selector: Selector) {
      (self.name, self.target, self.selector) = (name, target, selector)
    }
  }

  /// An object that is no view, with values for assistive technologies.
  @MainActor @preconcurrency
  open class NSAccessibilityElement: _AccessibleObject {
    public override init() {}
    /// An element with those values.
    public class func element(
      withRole role: NSAccessibility.Role, frame: NSRect, label: String?, parent: Any?
    ) -> Any {
      let element = NSAccessibilityElement()
      element.setAccessibilityRole(role)
      element.setAccessibilityFrame(frame)
      element.setAccessibilityLabel(label)
      element.setAccessibilityParent(parent)
      return element
    }
  }

  /// Horizontal, vertical or neither, numbered from 0.
  public enum NSAccessibilityOrientation: Int, Sendable { case unknown, vertical, horizontal }

  // Kinds of objects for assistive technologies, whose methods views have.
  @MainActor @preconcurrency
  public protocol NSAccessibilityElementProtocol: AnyObject {}
  @MainActor @preconcurrency
  public protocol NSAccessibilityGroup: NSAccessibilityElementProtocol {}
  @MainActor @preconcurrency
  public protocol NSAccessibilityButton: NSAccessibilityElementProtocol {
    /// Only tests call it, as nothing here does.
    func accessibilityLabel() -> String?
    /// Only tests call it, as nothing here does.
    func accessibilityPerformPress() -> Bool
  }
  @MainActor @preconcurrency
  public protocol NSAccessibilityProtocol: AnyObject {}
  extension _AccessibleObject: NSAccessibilityProtocol {}
#endif
