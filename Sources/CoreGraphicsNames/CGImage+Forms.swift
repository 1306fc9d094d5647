#if !canImport(Darwin)
  public import FoundationNames

  // A picture has a size and no pixels: the form of a pixel is the usual one.
  extension CGImage {
    /// Keeps the size.
    public convenience init?(
      width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
      bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
      intent: CGColorRenderingIntent
    ) { self.init(width: width, height: height) }
    /// Keeps the size.
    public convenience init?(
      maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
      provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) { self.init(width: width, height: height) }

    /// The usual value: there are no pixels.
    public var bitsPerComponent: Int { 8 }
    /// The usual value: there are no pixels.
    public var bitsPerPixel: Int { 32 }
    /// The usual value: there are no pixels.
    public var bytesPerRow: Int { width * 4 }
    /// The usual value: there are no pixels.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// The usual value: there are no pixels.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    /// The usual value: there are no pixels.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// The usual value: there are no pixels.
    public var isMask: Bool { false }
    /// The usual value: there are no pixels.
    public var shouldInterpolate: Bool { true }
    /// The usual value: there are no pixels.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// Nil: there are no pixels.
    public var dataProvider: CGDataProvider? { nil }
    /// Nil: there is no file.
    public var utType: CFString? { nil }
    public func copy() -> CGImage? { CGImage(width: width, height: height) }
    public func copy(colorSpace space: CGColorSpace) -> CGImage? { copy() }
    /// The picture itself: there are no pixels.
    public func masking(_ mask: CGImage) -> CGImage? { self }
    /// The picture itself: there are no pixels.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? { self }
  }

  /// The kind of a space of colours.
  public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
  }

  extension CGColorSpace {
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static let linearGray = "kCGColorSpaceLinearGray"
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    public static let genericCMYK = "kCGColorSpaceGenericCMYK"
    public static let genericLab = "kCGColorSpaceGenericLab"
    public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
    public static let itur_709 = "kCGColorSpaceITUR_709"
    public static let itur_2020 = "kCGColorSpaceITUR_2020"
    public static let itur_2100_PQ = "kCGColorSpaceITUR_2100_PQ"
    public static let itur_2100_HLG = "kCGColorSpaceITUR_2100_HLG"
    public static let dcip3 = "kCGColorSpaceDCIP3"
    /// The kind, by the name.
    public var model: CGColorSpaceModel {
      let name = name ?? ""
      return name.contains("Gray") ? .monochrome : name.contains("CMYK") ? .cmyk : name.contains("Lab") ? .lab : .rgb
    }
    /// The components of a colour, without alpha.
    public var numberOfComponents: Int { model == .monochrome ? 1 : model == .cmyk ? 4 : 3 }
    /// False: the names here have no wide gamut.
    public var isWideGamutRGB: Bool { name?.contains("P3") ?? false }
    /// Always true: no space is drawn with.
    public var supportsOutput: Bool { true }
  }

  /// A space by its name.
  public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(name: "kCGColorSpaceDeviceCMYK")! }

  extension CGBitmapInfo {
    public static let byteOrderDefault: CGBitmapInfo = []
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 4096)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 12288)
  }

  /// A picture that is repeated, of which there is none.
  public final class CGPattern: Sendable {
    private init() {}
  }

  extension CGColor {
    /// A colour of grey or of red, green and blue, each followed by alpha; nil for other spaces.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
      switch space.model {
      case .monochrome: self.init(gray: components[0], alpha: components[1])
      case .rgb: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
      default: return nil
      }
    }
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
      self.init(gray: gray, alpha: alpha)
    }
    /// The colour in red, green and blue, by the usual formula.
    public convenience init(
      genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
      let parts = [cyan, magenta, yellow].map { (1 - $0) * (1 - black) }
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
    /// A space by the number of components; nil for a colour known by name only.
    public var colorSpace: CGColorSpace? {
      switch numberOfComponents {
      case 4: CGColorSpaceCreateDeviceRGB()
      case 2: CGColorSpaceCreateDeviceGray()
      default: nil
      }
    }
    /// Nil: colours have no patterns.
    public var pattern: CGPattern? { nil }
    /// The colour itself, or a grey one with three equal components; no other colour is converted.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
      guard space.model == .rgb, let components, components.count == 2 else { return self }
      return CGColor(red: components[0], green: components[0], blue: components[0], alpha: components[1])
    }
  }
#endif
