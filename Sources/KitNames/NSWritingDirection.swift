#if !canImport(Darwin)
  /// Left to right, right to left, or the language's natural one, from -1.
  public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }
#endif
