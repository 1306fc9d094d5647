#if !canImport(Darwin)
  import KitNames

  /// The look of a bar, as a bag of values: no bar draws with it.
  @MainActor @preconcurrency
  open class UIBarAppearance {
    /// Makes a look with every value nil.
    public required init() {}
    /// A look of the same class with the same values of this class.
    open func copy() -> Self {
      let copy = Self()
      (copy.backgroundColor, copy.backgroundImage) = (backgroundColor, backgroundImage)
      (copy.backgroundEffect, copy.idiom) = (backgroundEffect, idiom)
      (copy.shadowColor, copy.shadowImage) = (shadowColor, shadowImage)
      return copy
    }

    /// Kept, nil at first; the configure methods leave it alone.
    open var backgroundColor: UIColor?
    /// Kept, nil at first; no bar tiles or stretches it.
    open var backgroundImage: UIImage?
    /// Kept, nil at first; nothing is blurred.
    open var backgroundEffect: UIBlurEffect?
    /// Kept as the tint of the hairline below a bar; nil at first.
    open var shadowColor: UIColor?
    /// Kept in place of the hairline; nil at first.
    open var shadowImage: UIImage?
    /// Does nothing: every value stays as set before.
    open func configureWithDefaultBackground() {}
    /// Does nothing; `backgroundEffect` is not cleared.
    open func configureWithOpaqueBackground() {}
    /// Does nothing; colour, effect and shadow stay set.
    open func configureWithTransparentBackground() {}
    /// The device of the initializer, nil without one.
    open var idiom: UIUserInterfaceIdiom?
    /// Keeps the device; every other value is nil.
    public convenience init(idiom: UIUserInterfaceIdiom) {
      self.init()
      self.idiom = idiom
    }
    /// Takes the values of the other look.
    public convenience init(barAppearance: UIBarAppearance) {
      self.init()
      (backgroundColor, backgroundImage) = (barAppearance.backgroundColor, barAppearance.backgroundImage)
      (backgroundEffect, idiom) = (barAppearance.backgroundEffect, barAppearance.idiom)
      (shadowColor, shadowImage) = (barAppearance.shadowColor, barAppearance.shadowImage)
    }
    /// Kept, `scaleToFill` at first; no bar draws.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  }
#endif
