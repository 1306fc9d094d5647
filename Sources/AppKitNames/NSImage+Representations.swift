#if !canImport(Darwin)
  public import KitNames

  /// One form of a picture: its size, and its data if it has any.
  open class NSImageRep: NSObject {
    /// Points, zero at first.
    open var size = CGSize.zero
    /// Pixels, 0 at first.
    open var pixelsWide = 0
    /// Pixels, 0 at first.
    open var pixelsHigh = 0
    /// Does nothing: there is no drawing context. False.
    @discardableResult
    open func draw(in rect: CGRect) -> Bool { false }
  }

  /// A picture's data, whose head is read (PNG, JPEG or GIF). No pixel is known.
  public final class NSBitmapImageRep: NSImageRep {
    /// Formats of files.
    public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
    /// Settings of a file, without effect.
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
      public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
    }

    private let image: NSImage?

    /// Nil if the data is neither PNG nor JPEG nor GIF.
    public init?(data: Data) {
      guard let image = NSImage(data: data) else { return nil }
      self.image = image
      super.init()
      size = image.size
      (pixelsWide, pixelsHigh) = (Int(size.width), Int(size.height))
    }
    /// Keeps the size.
    public init(cgImage: CGImage) {
      image = nil
      super.init()
      (pixelsWide, pixelsHigh) = (cgImage.width, cgImage.height)
      size = CGSize(width: pixelsWide, height: pixelsHigh)
    }

    /// The data from the initializer, if it is in that format: the engine encodes no picture.
    public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
      switch storageType {
      case .png: image?.encoded(as: "png")
      case .jpeg: image?.encoded(as: "jpeg")
      case .gif: image?.encoded(as: "gif")
      default: nil
      }
    }
    /// Always nil: no pixel is known.
    public func colorAt(x: Int, y: Int) -> NSColor? { nil }
  }

  /// How a picture is mixed with what is below; none is.
  public enum NSCompositingOperation: UInt, Sendable {
    case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, highlight, plusLighter
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
    /// Does nothing: a picture keeps its one form.
    public func addRepresentation(_ imageRep: NSImageRep) {}
    /// Always nil: the engine encodes no picture.
    public var tiffRepresentation: Data? { nil }
    /// The size; nil for a picture without a known size. The arguments have no effect.
    public func cgImage(
      forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: NSGraphicsContext?,
      hints: [String: Any]?
    ) -> CGImage? {
      size.width > 0 && size.height > 0 ? CGImage(width: Int(size.width), height: Int(size.height)) : nil
    }
    /// Does nothing: there is no drawing context.
    public func lockFocus() {}
    /// Does nothing: there is no drawing context.
    public func unlockFocus() {}
    /// Does nothing: there is no drawing context.
    public func draw(in rect: CGRect) {}
    /// Does nothing: there is no drawing context.
    public func draw(in rect: CGRect, from fromRect: CGRect, operation op: NSCompositingOperation, fraction: CGFloat) {}
    /// Does nothing: there is no drawing context.
    public func draw(
      in rect: CGRect, from fromRect: CGRect, operation op: NSCompositingOperation, fraction: CGFloat,
      respectFlipped: Bool, hints: [AnyHashable: Any]?
    ) {}

    /// Settings of a symbol, without effect: the engine draws none.
    public final class SymbolConfiguration {
      private init() {}
      /// The size of a symbol beside text.
      public enum Scale: Int, Sendable { case small = 1, medium, large }
      public convenience init(pointSize: CGFloat, weight: NSFont.Weight) { self.init() }
      public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: Scale) { self.init() }
      public convenience init(scale: Scale) { self.init() }
      public convenience init(hierarchicalColor: NSColor) { self.init() }
      public convenience init(paletteColors: [NSColor]) { self.init() }
      /// Returns the settings themselves.
      public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration { self }
    }
    /// Returns the picture itself.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? { self }
  }
#endif
