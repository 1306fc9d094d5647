#if !canImport(Darwin)
  public import KitNames

  /// How a picture is mixed with what is below; none is.
  public enum NSCompositingOperation: UInt, Sendable {
    case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, highlight, plusLighter, multiply, screen, overlay, darken, lighten,
      colorDodge
    case colorBurn, softLight, hardLight, difference, exclusion, hue = 25, saturation, color, luminosity
  }

  extension NSImage {
    /// A picture of that size with nothing in it.
    public convenience init(cgImage: CGImage, size: CGSize) {
      self.init(size: size == .zero ? CGSize(width: cgImage.width, height: cgImage.height) : size)
    }
    /// A picture of that size with nothing in it; the closure never runs.
    public convenience init(
      size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
      drawingHandler: @escaping (CGRect) -> Bool
    ) { self.init(size: size) }

    /// One form of the size; empty for a picture without a known size.
    public var representations: [NSImageRep] {
      guard size.width > 0, size.height > 0 else { return [] }
      let form = NSImageRep()
      form.size = size
      (form.pixelsWide, form.pixelsHigh) = (Int(size.width), Int(size.height))
      return [form]
    }
    /// Without effect: a picture keeps its one form.
    public func addRepresentation(_ imageRep: NSImageRep) {}
    /// Without effect: a picture keeps its one form.
    public func addRepresentations(_ imageReps: [NSImageRep]) {}
    /// Without effect: a picture keeps its one form.
    public func removeRepresentation(_ imageRep: NSImageRep) {}
    /// Without effect: a picture keeps its one form.
    public func recache() {}
    /// The one form; nil for a picture without a known size.
    public func bestRepresentation(
      for rect: CGRect, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
    ) -> NSImageRep? { representations.first }
    /// True for every picture that an initializer made.
    public var isValid: Bool { true }
    /// The types that data can have.
    public class var imageTypes: [String] { ["public.png", "public.jpeg", "com.compuserve.gif"] }
    public class var imageUnfilteredTypes: [String] { imageTypes }
    /// Whether the pasteboard has data of a picture.
    @MainActor public class func canInit(with pasteboard: NSPasteboard) -> Bool {
      NSImage(pasteboard: pasteboard) != nil
    }
    /// The same picture, as a layer takes it.
    public func layerContents(forContentsScale layerContentsScale: CGFloat) -> Any { self }
    /// Always 2, as for a window.
    public func recommendedLayerContentsScale(_ preferredContentsScale: CGFloat) -> CGFloat {
      preferredContentsScale == 0 ? 2 : preferredContentsScale
    }
    /// Whether the rectangles meet; no pixel is known.
    public func hitTest(
      _ testRectDestSpace: CGRect, withDestinationRect imageRectDestSpace: CGRect, context: NSGraphicsContext?,
      hints: [NSImageRep.HintKey: Any]?, flipped: Bool
    ) -> Bool { testRectDestSpace.intersects(imageRectDestSpace) }
    /// Always nil: the engine encodes no picture.
    public func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data? { nil }
    /// The picture itself: no picture differs by language.
    public func withLocale(_ locale: Locale?) -> NSImage { self }
    /// Always nil: the engine encodes no picture.
    public var tiffRepresentation: Data? { nil }
    /// The size; nil for a picture without a known size. The arguments have no effect.
    public func cgImage(
      forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: NSGraphicsContext?,
      hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? {
      size.width > 0 && size.height > 0 ? CGImage(width: Int(size.width), height: Int(size.height)) : nil
    }
    /// Without effect: there is no drawing context.
    public func lockFocus() {}
    /// Without effect: there is no drawing context.
    public func lockFocusFlipped(_ flipped: Bool) {}
    /// Without effect: there is no drawing context.
    public func unlockFocus() {}
    /// Without effect: there is no drawing context.
    public func draw(in rect: CGRect) {}
    public func draw(
      at point: CGPoint, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat
    ) {}
    /// Always false: there is no drawing context.
    @discardableResult
    public func drawRepresentation(_ imageRep: NSImageRep, in rect: CGRect) -> Bool { false }
    public func draw(in rect: CGRect, from fromRect: CGRect, operation op: NSCompositingOperation, fraction: CGFloat) {}
    public func draw(
      in rect: CGRect, from fromRect: CGRect, operation op: NSCompositingOperation, fraction: CGFloat,
      respectFlipped: Bool, hints: [NSImageRep.HintKey: Any]?
    ) {}

    /// Settings of a symbol, without effect: the engine draws none.
    public final class SymbolConfiguration: NSObject, Sendable {
      private override init() {}
      /// The size of a symbol beside text.
      public enum Scale: Int, Sendable { case small = 1, medium, large }
      /// Keeps its arguments, and does nothing else.
      public convenience init(pointSize: CGFloat, weight: NSFont.Weight) { self.init() }
      public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: Scale) { self.init() }
      public convenience init(scale: Scale) { self.init() }
      public convenience init(hierarchicalColor: NSColor) { self.init() }
      public convenience init(paletteColors: [NSColor]) { self.init() }
      public convenience init(textStyle style: NSFont.TextStyle) { self.init() }
      public convenience init(textStyle style: NSFont.TextStyle, scale: Scale) { self.init() }
      public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
      public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
      public class func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration() }
      /// Returns the settings themselves.
      public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration { self }
    }
    /// Returns the picture itself.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? { self }
  }
#endif
