#if !canImport(Darwin)
  /// Treatments of a line that is too long, numbered from 0; no line is measured.
  public enum NSLineBreakMode: UInt, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }
#endif
