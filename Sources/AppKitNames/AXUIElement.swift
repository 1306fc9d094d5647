#if !canImport(Darwin)
  public import KitNames

  /// A part of an app for assistive apps, as an opaque object: no app runs besides this one.
  public final class AXUIElement: Hashable, Sendable {
    private let pid: Int32
    fileprivate init(_ pid: Int32) { self.pid = pid }
    fileprivate var process: Int32 { pid }
    public static func == (one: AXUIElement, other: AXUIElement) -> Bool { one.pid == other.pid }
    public func hash(into hasher: inout Hasher) { hasher.combine(pid) }
  }

  /// The result of a call, with the system's numbers.
  public enum AXError: Int32, Sendable {
    case success = 0
    case failure = -25200
    case illegalArgument = -25201
    case invalidUIElement = -25202
    case invalidUIElementObserver = -25203
    case cannotComplete = -25204
    case attributeUnsupported = -25205
    case actionUnsupported = -25206
    case notificationUnsupported = -25207
    case notImplemented = -25208
    case notificationAlreadyRegistered = -25209
    case notificationNotRegistered = -25210
    case apiDisabled = -25211
    case noValue = -25212
    case parameterizedAttributeUnsupported = -25213
    case notEnoughPrecision = -25214
  }

  public nonisolated(unsafe) let kAXTrustedCheckOptionPrompt: Unmanaged<CFString>! = .passRetained(
    NSString(string: "AXTrustedCheckOptionPrompt"))

  /// Always false: nothing grants the permission.
  public func AXIsProcessTrusted() -> Bool { false }
  /// Always false; no dialog opens.
  @discardableResult
  public func AXIsProcessTrustedWithOptions(_ options: CFDictionary?) -> Bool { false }
  /// Always false here.
  public func AXAPIEnabled() -> Bool { false }

  public func AXUIElementGetTypeID() -> CFTypeID { CFGetTypeID(AXUIElement(0)) }
  public func AXUIElementCreateApplication(_ pid: Int32) -> AXUIElement { AXUIElement(pid) }
  public func AXUIElementCreateSystemWide() -> AXUIElement { AXUIElement(0) }
  /// Writes the number that the element was made with.
  @discardableResult
  public func AXUIElementGetPid(_ element: AXUIElement, _ pid: UnsafeMutablePointer<Int32>) -> AXError {
    pid.pointee = element.process
    return .success
  }

  /// Returns `apiDisabled` and writes nothing, as without the permission.
  @discardableResult
  public func AXUIElementCopyAttributeValue(
    _ element: AXUIElement, _ attribute: CFString, _ value: UnsafeMutablePointer<CFTypeRef?>
  ) -> AXError { .apiDisabled }
  /// Returns `apiDisabled` and writes nothing, as without the permission.
  @discardableResult
  public func AXUIElementCopyAttributeValues(
    _ element: AXUIElement, _ attribute: CFString, _ index: CFIndex, _ maxValues: CFIndex,
    _ values: UnsafeMutablePointer<CFArray?>
  ) -> AXError { .apiDisabled }
  /// Returns `apiDisabled` and writes nothing, as without the permission.
  @discardableResult
  public func AXUIElementGetAttributeValueCount(
    _ element: AXUIElement, _ attribute: CFString, _ count: UnsafeMutablePointer<CFIndex>
  ) -> AXError { .apiDisabled }
  /// Returns `apiDisabled` and writes nothing, as without the permission.
  @discardableResult
  public func AXUIElementCopyParameterizedAttributeValue(
    _ element: AXUIElement, _ parameterizedAttribute: CFString, _ parameter: CFTypeRef,
    _ result: UnsafeMutablePointer<CFTypeRef?>
  ) -> AXError { .apiDisabled }
  /// Returns `apiDisabled` and writes nothing, as without the permission.
  @discardableResult
  public func AXUIElementCopyAttributeNames(
    _ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>
  ) -> AXError { .apiDisabled }
  /// Returns `apiDisabled` and writes nothing, as without the permission.
  @discardableResult
  public func AXUIElementCopyActionNames(
    _ element: AXUIElement, _ names: UnsafeMutablePointer<CFArray?>
  ) -> AXError { .apiDisabled }
  /// Returns `apiDisabled` and writes nothing, as without the permission.
  @discardableResult
  public func AXUIElementIsAttributeSettable(
    _ element: AXUIElement, _ attribute: CFString, _ settable: UnsafeMutablePointer<Bool>
  ) -> AXError { .apiDisabled }
  /// Returns `apiDisabled` and writes nothing, as without the permission.
  @discardableResult
  public func AXUIElementSetAttributeValue(
    _ element: AXUIElement, _ attribute: CFString, _ value: CFTypeRef
  ) -> AXError { .apiDisabled }
  /// Returns `apiDisabled` and writes nothing, as without the permission.
  @discardableResult
  public func AXUIElementPerformAction(_ element: AXUIElement, _ action: CFString) -> AXError { .apiDisabled }
  /// Returns `apiDisabled` and writes nothing, as without the permission.
  @discardableResult
  public func AXUIElementCopyElementAtPosition(
    _ application: AXUIElement, _ x: Float, _ y: Float, _ element: UnsafeMutablePointer<AXUIElement?>
  ) -> AXError { .apiDisabled }
  /// Returns `apiDisabled` and writes nothing, as without the permission.
  @discardableResult
  public func AXUIElementSetMessagingTimeout(_ element: AXUIElement, _ timeoutInSeconds: Float) -> AXError {
    .apiDisabled
  }
#endif
