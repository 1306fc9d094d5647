#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Light or dark look of a keyboard; text inputs keep it without effect.
  public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    /// The old word for `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
  }
#endif
