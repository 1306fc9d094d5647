#if !canImport(Darwin)
  /// Two directions of reading, numbered from 0; nothing is laid out by them.
  public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
  /// Horizontal or vertical, as 0 and 1.
  public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }
  /// Places of a picture, numbered from 0; nothing is drawn.
  public enum NSImageAlignment: UInt, Sendable {
    case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight
    case alignRight
  }
#endif
