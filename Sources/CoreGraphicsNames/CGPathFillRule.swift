#if !canImport(Darwin)
  /// The rule for the inside of an outline that crosses itself, numbered from 0.
  public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
#endif
