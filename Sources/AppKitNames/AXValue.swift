#if !canImport(Darwin)
  public import KitNames

  /// Kinds of values, with the system's numbers.
  public enum AXValueType: UInt32, Sendable { case illegal, cgPoint, cgSize, cgRect, cfRange, axError }
  public let kAXValueCGPointType = AXValueType.cgPoint.rawValue
  public let kAXValueCGSizeType = AXValueType.cgSize.rawValue
  public let kAXValueCFRangeType = AXValueType.cfRange.rawValue
  public let kAXValueCGRectType = AXValueType.cgRect.rawValue

  /// A point, a size or a rectangle as an object.
  public final class AXValue {
    let type: AXValueType
    let bytes: Data
    init(_ type: AXValueType, _ bytes: Data) { (self.type, self.bytes) = (type, bytes) }
  }
  private func size(of type: AXValueType) -> Int {
    switch type {
    case .cgPoint, .cgSize, .cfRange: 16
    case .cgRect: 32
    case .axError: 4
    case .illegal: 0
    }
  }
  /// Copies a value of that kind; nil for the illegal one.
  public func AXValueCreate(_ theType: AXValueType, _ valuePtr: UnsafeRawPointer) -> AXValue? {
    theType == .illegal ? nil : AXValue(theType, Data(bytes: valuePtr, count: size(of: theType)))
  }
  /// Read from `value.type`.
  public func AXValueGetType(_ value: AXValue) -> AXValueType { value.type }
  /// Writes the value; false if it is of a different kind.
  @discardableResult
  public func AXValueGetValue(
    _ value: AXValue, _ theType: AXValueType, _ valuePtr: UnsafeMutableRawPointer
  ) -> Bool {
    guard value.type == theType else { return false }
    value.bytes.copyBytes(to: UnsafeMutableRawBufferPointer(start: valuePtr, count: value.bytes.count))
    return true
  }
  public func AXValueGetTypeID() -> CFTypeID { CFGetTypeID(AXValue(.illegal, Data())) }

  /// Learns of changes of an app, of which there are none.
  public final class AXObserver: Sendable {
    fileprivate init() {}
  }
  public typealias AXObserverCallback = (AXObserver, AXUIElement, CFString, UnsafeMutableRawPointer?) -> Void
  /// Makes an observer that is never called.
  @discardableResult
  public func AXObserverCreate(
    _ application: Int32, _ callback: AXObserverCallback, _ outObserver: UnsafeMutablePointer<AXObserver?>
  ) -> AXError {
    outObserver.pointee = AXObserver()
    return .success
  }
  public typealias AXObserverCallbackWithInfo = (
    AXObserver, AXUIElement, CFString, CFDictionary, UnsafeMutableRawPointer?
  ) -> Void
  /// Makes an observer that is never called.
  @discardableResult
  public func AXObserverCreateWithInfoCallback(
    _ application: Int32, _ callback: AXObserverCallbackWithInfo, _ outObserver: UnsafeMutablePointer<AXObserver?>
  ) -> AXError {
    outObserver.pointee = AXObserver()
    return .success
  }
  /// Returns `apiDisabled` and writes nothing, as without the permission.
  @discardableResult
  public func AXObserverAddNotification(
    _ observer: AXObserver, _ element: AXUIElement, _ notification: CFString, _ refcon: UnsafeMutableRawPointer?
  ) -> AXError { .apiDisabled }
  /// Returns `apiDisabled` and writes nothing, as without the permission.
  @discardableResult
  public func AXObserverRemoveNotification(
    _ observer: AXObserver, _ element: AXUIElement, _ notification: CFString
  ) -> AXError { .apiDisabled }
  /// A source that never fires.
  public func AXObserverGetRunLoopSource(_ observer: AXObserver) -> CFRunLoopSource {
    CFMachPortCreateRunLoopSource(nil, nil, 0)
  }
#endif
