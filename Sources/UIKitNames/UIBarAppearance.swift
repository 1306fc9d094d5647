#if !canImport(Darwin)
  import KitNames

  /// The look of a bar, as a bag of values: no bar draws with it.
  @MainActor @preconcurrency
  open class UIBarAppearance {
    /// Makes a look with every value nil.
    public init() {}

    /// Kept, nil at first; the configure methods leave it alone.
    public var backgroundColor: UIColor?
    /// Kept, nil at first; no bar tiles or stretches it.
    public var backgroundImage: UIImage?
    /// Kept, nil at first; nothing is blurred.
    public var backgroundEffect: UIBlurEffect?
    /// Kept as the tint of the hairline below a bar; nil at first.
    public var shadowColor: UIColor?
    /// Kept in place of the hairline; nil at first.
    public var shadowImage: UIImage?
    /// Does nothing: every value stays as set before.
    open func configureWithDefaultBackground() {}
    /// Does nothing; `backgroundEffect` is not cleared.
    open func configureWithOpaqueBackground() {}
    /// Does nothing; colour, effect and shadow stay set.
    open func configureWithTransparentBackground() {}
  }
#endif
