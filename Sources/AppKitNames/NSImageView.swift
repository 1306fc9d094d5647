#if !canImport(Darwin)
  import KitNames

  /// A control that keeps a picture and draws nothing.
  @MainActor @preconcurrency
  open class NSImageView: NSControl {
    /// Keeps the picture; the frame is zero, not the picture's size.
    public convenience init(image: NSImage) {
      self.init(frame: .zero)
      self.image = image
    }
    /// Nil at first; the intrinsic size does not follow the picture.
    public var image: NSImage?
    /// Proportional shrinking at first, which no renderer applies.
    public var imageScaling = NSImageScaling.scaleProportionallyDown
    /// A tint for template pictures, nil at first; no renderer reads it.
    public var contentTintColor: NSColor?
    /// False at first; frames of a GIF never alternate.
    public var animates = false
    /// False at first; no drop replaces the picture.
    public var isEditable = false
  }
#endif
