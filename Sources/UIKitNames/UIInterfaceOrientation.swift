#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A rotation of the picture on a screen; always `portrait` in a scene here.
  public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// True for the two upright cases, false for `unknown`.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// True for the two sideways cases, false for `unknown`.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }
#endif
