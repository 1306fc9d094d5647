#if !canImport(Darwin)
  /// The number of a screen; `NSScreen` has 1.
  public typealias CGDirectDisplayID = UInt32
  /// The number of a window; `NSWindow.windowNumber` is an `Int`.
  public typealias CGWindowID = UInt32
  /// The code of a key; `NSEvent.keyCode` has the same numbers.
  public typealias CGKeyCode = UInt16

  /// Always 1.
  public func CGMainDisplayID() -> CGDirectDisplayID { 1 }
#endif
