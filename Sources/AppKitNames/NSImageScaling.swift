#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Ways to fit a picture into a view, numbered from 0; no pixel is scaled.
  public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
  }
#endif
