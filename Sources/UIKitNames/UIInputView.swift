#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A view in place of the keyboard, or above it; no keyboard appears.
  @MainActor @preconcurrency
  open class UIInputView: UIView {
    /// Whether it has the keyboard's blurred background; nothing is blurred.
    public enum Style: Int, Sendable { case `default`, keyboard }
    /// The background given to the initializer.
    public let inputViewStyle: Style
    /// Kept and false at first; constraints never change its height.
    public var allowsSelfSizing = false

    /// Keeps frame, in points, and background style.
    public init(frame: CGRect, inputViewStyle: Style) {
      self.inputViewStyle = inputViewStyle
      super.init(frame: frame)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
  }
#endif
