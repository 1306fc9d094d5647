#if !canImport(Darwin)
  /// Positions of lines between the margins, numbered from 0 in the order of iOS.
  public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
#endif
