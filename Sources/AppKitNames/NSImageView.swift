#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

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
    /// Kept, `alignCenter` at first; nothing is drawn.
    public var imageAlignment = NSImageAlignment.alignCenter
    /// Kept, `none` at first; nothing is drawn.
    public var imageFrameStyle = FrameStyle.none
    /// Kept, nil at first; nothing is drawn.
    public var symbolConfiguration: NSImage.SymbolConfiguration?
    /// Kept and true at first; nothing is drawn.
    public var allowsCutCopyPaste = true
    /// Kept, `unspecified` at first; nothing is drawn.
    public var preferredImageDynamicRange = NSImage.DynamicRange.unspecified
    /// Always `standard`: nothing is drawn.
    public var imageDynamicRange: NSImage.DynamicRange { .standard }
    /// Frames of a picture, numbered from 0; none is drawn.
    public enum FrameStyle: UInt, Sendable { case none, photo, grayBezel, groove, button }
    /// Without effect: no symbol moves.
    public func addSymbolEffect(
      _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    /// Without effect: no symbol moves.
    public func removeAllSymbolEffects(animated: Bool = true) {}
    /// A tint for template pictures, nil at first; no renderer reads it.
    public var contentTintColor: NSColor?
    /// False at first; frames of a GIF never alternate.
    public var animates = false
    /// False at first; no drop replaces the picture.
    public var isEditable = false
  }

  extension NSImage {
    /// Ranges of brightness, from -1; nothing is drawn.
    public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }
  }
#endif
