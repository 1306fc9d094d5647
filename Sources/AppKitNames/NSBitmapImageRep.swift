#if !canImport(Darwin)
  public import KitNames

  /// One form of a picture: its size, and its data if it has any.
  open class NSImageRep: NSObject {
    /// The name of a hint, without effect.
    public struct HintKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let ctm = HintKey(rawValue: "NSImageHintCTM")
      public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
      public static let userInterfaceLayoutDirection = HintKey(
        rawValue: "NSImageHintUserInterfaceLayoutDirection")
    }
    /// Points, zero at first.
    open var size = CGSize.zero
    /// Pixels, 0 at first.
    open var pixelsWide = 0
    /// Pixels, 0 at first.
    open var pixelsHigh = 0
    /// Kept, 8 at first; no pixel is known.
    open var bitsPerSample = 8
    /// Kept and true at first; no pixel is known.
    open var hasAlpha = true
    /// Kept and false at first; no pixel is known.
    open var isOpaque = false
    /// Kept, `deviceRGB` at first; no pixel is known.
    open var colorSpaceName = NSColorSpaceName.deviceRGB
    // Does nothing: there is no drawing context. False.
    /// Always false, unless a subclass overrides it.
    @discardableResult
    open func draw() -> Bool { false }
    @discardableResult
    open func draw(at point: CGPoint) -> Bool { false }
    @discardableResult
    open func draw(in rect: CGRect) -> Bool { false }
    @discardableResult
    open func draw(
      in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect, operation op: NSCompositingOperation,
      fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool, hints: [NSImageRep.HintKey: Any]?
    ) -> Bool { false }
    /// The size; nil without one. The arguments have no effect.
    open func cgImage(
      forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context: NSGraphicsContext?,
      hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? { pixelsWide > 0 && pixelsHigh > 0 ? CGImage(width: pixelsWide, height: pixelsHigh) : nil }
    /// The forms of a file: one of a known format, else none.
    open class func imageReps(withContentsOf url: URL) -> [NSImageRep]? {
      (try? Data(contentsOf: url)).flatMap { NSBitmapImageRep(data: $0) }.map { [$0] }
    }
    /// Read from `NSImage.imageTypes`.
    open class var imageTypes: [String] { NSImage.imageTypes }
  }

  /// A space of colours by its name.
  public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
    public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
    public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
    public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
    public static let deviceCMYK = NSColorSpaceName(rawValue: "NSDeviceCMYKColorSpace")
    public static let named = NSColorSpaceName(rawValue: "NSNamedColorSpace")
    public static let pattern = NSColorSpaceName(rawValue: "NSPatternColorSpace")
  }

  /// A picture's data, whose head is read (PNG, JPEG or GIF). No pixel is known.
  open class NSBitmapImageRep: NSImageRep {
    /// Formats of files.
    public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
    /// Ways to shrink a file, with AppKit's raw values.
    public enum TIFFCompression: UInt, Sendable {
      case none = 1
      case ccittfax3 = 3
      case ccittfax4, lzw, jpeg
      case next = 32766
      case packBits = 32773
      case oldJPEG = 32865
    }
    /// Orders of a pixel's parts, as AppKit's bits.
    public struct Format: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let alphaFirst = Format(rawValue: 1)
      public static let alphaNonpremultiplied = Format(rawValue: 2)
      public static let floatingPointSamples = Format(rawValue: 4)
    }
    /// Settings of a file, without effect.
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
      public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
      public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
      public static let progressive = PropertyKey(rawValue: "NSImageProgressive")
      public static let gamma = PropertyKey(rawValue: "NSImageGamma")
      public static let colorSyncProfileData = PropertyKey(rawValue: "NSImageColorSyncProfileData")
      public static let exifData = PropertyKey(rawValue: "NSImageEXIFData")
      public static let frameCount = PropertyKey(rawValue: "NSImageFrameCount")
      public static let currentFrame = PropertyKey(rawValue: "NSImageCurrentFrame")
      public static let currentFrameDuration = PropertyKey(rawValue: "NSImageCurrentFrameDuration")
      public static let loopCount = PropertyKey(rawValue: "NSImageLoopCount")
      public static let ditherTransparency = PropertyKey(rawValue: "NSImageDitherTransparency")
      public static let rgbColorTable = PropertyKey(rawValue: "NSImageRGBColorTable")
      public static let fallbackBackgroundColor = PropertyKey(rawValue: "NSImageFallbackBackgroundColor")
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
    /// Keeps size and alpha; no pixel is kept. Nil without a size.
    public init?(
      bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
      pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool,
      colorSpaceName: NSColorSpaceName, bitmapFormat: Format = [], bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
    ) {
      guard width > 0, height > 0 else { return nil }
      image = nil
      super.init()
      (pixelsWide, pixelsHigh, bitsPerSample, samplesPerPixel) = (width, height, bps, spp)
      (hasAlpha, self.colorSpaceName) = (alpha, colorSpaceName)
      size = CGSize(width: width, height: height)
    }
    /// Always nil: no view has pixels.
    public convenience init?(focusedViewRect rect: CGRect) { return nil }

    /// Kept, 4 at first.
    open private(set) var samplesPerPixel = 4
    open var bitsPerPixel: Int { bitsPerSample * samplesPerPixel }
    open var bytesPerRow: Int { pixelsWide * bitsPerPixel / 8 }
    open var bytesPerPlane: Int { bytesPerRow * pixelsHigh }
    /// Always 1, unless a subclass overrides it.
    open var numberOfPlanes: Int { 1 }
    /// Always false, unless a subclass overrides it.
    open var isPlanar: Bool { false }
    /// Always empty, unless a subclass overrides it.
    open var bitmapFormat: Format { [] }
    /// Always sRGB.
    open var colorSpace: NSColorSpace { .sRGB }
    /// Always nil: no pixel is known.
    open var bitmapData: UnsafeMutablePointer<UInt8>? { nil }
    /// The size; nil without one.
    open var cgImage: CGImage? {
      pixelsWide > 0 && pixelsHigh > 0 ? CGImage(width: pixelsWide, height: pixelsHigh) : nil
    }

    /// The data from the initializer, if it is in that format: the engine encodes no picture.
    open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
      switch storageType {
      case .png: image?.encoded(as: "png")
      case .jpeg: image?.encoded(as: "jpeg")
      case .gif: image?.encoded(as: "gif")
      default: nil
      }
    }
    /// Always nil: the engine encodes no picture.
    open var tiffRepresentation: Data? { nil }
    open func tiffRepresentation(using comp: TIFFCompression, factor: Float) -> Data? { nil }
    /// Always nil: the engine encodes no picture.
    open class func representationOfImageReps(
      in imageReps: [NSImageRep], using storageType: FileType, properties: [PropertyKey: Any]
    ) -> Data? { nil }
    /// Always nil: no pixel is known.
    open func colorAt(x: Int, y: Int) -> NSColor? { nil }
    /// Always nil, unless a subclass overrides it.
    open func value(forProperty property: PropertyKey) -> Any? { nil }
    /// Without effect: no pixel is kept.
    open func setColor(_ color: NSColor, atX x: Int, y: Int) {}
    /// Without effect: no pixel is kept.
    open func getPixel(_ p: UnsafeMutablePointer<Int>, atX x: Int, y: Int) {}
    /// Without effect: no pixel is kept.
    open func setPixel(_ p: UnsafeMutablePointer<Int>, atX x: Int, y: Int) {}
    /// Without effect: no pixel is kept.
    open func setProperty(_ property: PropertyKey, withValue value: Any?) {}
    /// Without effect: no pixel is kept.
    open func setCompression(_ compression: TIFFCompression, factor: Float) {}
    /// The form itself: spaces are not kept.
    open func converting(to targetSpace: NSColorSpace, renderingIntent: NSColorRenderingIntent) -> NSBitmapImageRep? {
      self
    }
    /// The object itself, as a second one would be the same.
    open func retagging(with newSpace: NSColorSpace) -> NSBitmapImageRep? { self }
  }

  /// Ways to fit colours into a space, numbered from 0.
  public enum NSColorRenderingIntent: Int, Sendable {
    case `default`, absoluteColorimetric, relativeColorimetric, perceptual, saturation
  }
#endif
