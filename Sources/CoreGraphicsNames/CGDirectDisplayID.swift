#if !canImport(Darwin)
  public import Foundation

  /// The number of a screen; `NSScreen` has 1.
  public typealias CGDirectDisplayID = UInt32
  /// The number of a window; `NSWindow.windowNumber` is an `Int`.
  public typealias CGWindowID = UInt32
  /// The code of a key; `NSEvent.keyCode` has the same numbers.
  public typealias CGKeyCode = UInt16
  public let kCGNullDirectDisplay: CGDirectDisplayID = 0

  /// The result of a call, with the system's numbers.
  public enum CGError: Int32, Sendable {
    case success = 0
    case failure = 1000
    case illegalArgument, invalidConnection, invalidContext, cannotComplete
    case notImplemented = 1006
    case rangeCheck, typeCheck
    case invalidOperation = 1010
    case noneAvailable
  }

  /// Always 1.
  public func CGMainDisplayID() -> CGDirectDisplayID { 1 }
  /// The one screen.
  public func CGGetActiveDisplayList(
    _ maxDisplays: UInt32, _ activeDisplays: UnsafeMutablePointer<CGDirectDisplayID>?,
    _ displayCount: UnsafeMutablePointer<UInt32>?
  ) -> CGError {
    if maxDisplays > 0 { activeDisplays?.pointee = 1 }
    displayCount?.pointee = 1
    return .success
  }
  /// The one screen.
  public func CGGetOnlineDisplayList(
    _ maxDisplays: UInt32, _ onlineDisplays: UnsafeMutablePointer<CGDirectDisplayID>?,
    _ displayCount: UnsafeMutablePointer<UInt32>?
  ) -> CGError { CGGetActiveDisplayList(maxDisplays, onlineDisplays, displayCount) }
  /// The frame of `NSScreen.main`: 1440 by 900 points.
  public func CGDisplayBounds(_ display: CGDirectDisplayID) -> CGRect { CGRect(x: 0, y: 0, width: 1440, height: 900) }
  /// Always 1440 here.
  public func CGDisplayPixelsWide(_ display: CGDirectDisplayID) -> Int { 1440 }
  /// Always 900 here.
  public func CGDisplayPixelsHigh(_ display: CGDirectDisplayID) -> Int { 900 }
  /// Millimetres, our choice: 24 inches.
  public func CGDisplayScreenSize(_ display: CGDirectDisplayID) -> CGSize { CGSize(width: 531, height: 299) }
  public func CGDisplayIsMain(_ display: CGDirectDisplayID) -> UInt32 { display == 1 ? 1 : 0 }
  public func CGDisplayIsActive(_ display: CGDirectDisplayID) -> UInt32 { display == 1 ? 1 : 0 }
  public func CGDisplayIsOnline(_ display: CGDirectDisplayID) -> UInt32 { display == 1 ? 1 : 0 }
  /// Always 0 here.
  public func CGDisplayIsBuiltin(_ display: CGDirectDisplayID) -> UInt32 { 0 }
  /// Always 0 here.
  public func CGDisplayIsAsleep(_ display: CGDirectDisplayID) -> UInt32 { 0 }
  /// Always 0 here.
  public func CGDisplayIsInMirrorSet(_ display: CGDirectDisplayID) -> UInt32 { 0 }
  /// Always the null display: no screen mirrors.
  public func CGDisplayMirrorsDisplay(_ display: CGDirectDisplayID) -> CGDirectDisplayID { kCGNullDirectDisplay }
  /// Always 0 here.
  public func CGDisplayVendorNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
  /// Always 0 here.
  public func CGDisplayModelNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
  /// Always 0 here.
  public func CGDisplaySerialNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
  /// Always 0 here.
  public func CGDisplayUnitNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
  /// Always 0 here.
  public func CGDisplayRotation(_ display: CGDirectDisplayID) -> Double { 0 }
  /// The same number at each call, our choice; nil for a screen that does not exist.
  public func CGDisplayCreateUUIDFromDisplayID(_ display: UInt32) -> Unmanaged<CFUUID>? {
    display == 1
      ? NSUUID(uuidString: "00000000-0000-0000-0000-000000000001").map { Unmanaged.passRetained($0) } : nil
  }
  /// Always nil: no screen has pixels.
  public func CGDisplayCreateImage(_ displayID: CGDirectDisplayID) -> CGImage? { nil }
  /// Always `success`: no pointer is on screen.
  @discardableResult
  public func CGDisplayHideCursor(_ display: CGDirectDisplayID) -> CGError { .success }
  /// Always `success`: no pointer is on screen.
  @discardableResult
  public func CGDisplayShowCursor(_ display: CGDirectDisplayID) -> CGError { .success }
  /// Always `success`: no pointer is on screen.
  @discardableResult
  public func CGWarpMouseCursorPosition(_ newCursorPosition: CGPoint) -> CGError { .success }
  /// Always `success`: no pointer is on screen.
  @discardableResult
  public func CGAssociateMouseAndMouseCursorPosition(_ connected: Int32) -> CGError { .success }
#endif
