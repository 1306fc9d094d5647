#if !canImport(Darwin)
  /// The number of a screen; `NSScreen` has 1.
  public typealias CGDirectDisplayID = UInt32
  /// The number of a window; `NSWindow.windowNumber` is an `Int`.
  public typealias CGWindowID = UInt32

  /// Always 1.
  public func CGMainDisplayID() -> CGDirectDisplayID { 1 }
#endif
