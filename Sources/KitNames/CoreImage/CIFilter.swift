#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import Foundation

  /// A filter by its name. It keeps its values, and changes no picture.
  public final class CIFilter: NSObject, @unchecked Sendable {
    public let name: String
    private var values: [String: Any]
    public var isEnabled = true

    /// A filter of that name; never nil.
    public init?(name: String) { (self.name, values) = (name, [:]) }
    /// A filter of that name with values; never nil.
    public init?(name: String, parameters params: [String: Any]?) { (self.name, values) = (name, params ?? [:]) }

    /// Removes all values.
    public func setDefaults() { values = [:] }
    /// Keeps the value.
    public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// The value of that key; for the output, `outputImage`.
    public func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    /// The input image, unchanged; nil without one.
    public var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
    /// The keys that have values.
    public var inputKeys: [String] { values.keys.sorted() }
    public var outputKeys: [String] { [kCIOutputImageKey] }
    /// Empty: no filter is described.
    public var attributes: [String: Any] { [:] }
    /// Empty: there are no filters.
    public class func filterNames(inCategory category: String?) -> [String] { [] }
  }

  public let kCIOutputImageKey = "outputImage"
  public let kCIInputImageKey = "inputImage"
  public let kCIInputBackgroundImageKey = "inputBackgroundImage"
  public let kCIInputMaskImageKey = "inputMaskImage"
  public let kCIInputTargetImageKey = "inputTargetImage"
  public let kCIInputTimeKey = "inputTime"
  public let kCIInputTransformKey = "inputTransform"
  public let kCIInputScaleKey = "inputScale"
  public let kCIInputAspectRatioKey = "inputAspectRatio"
  public let kCIInputCenterKey = "inputCenter"
  public let kCIInputRadiusKey = "inputRadius"
  public let kCIInputAngleKey = "inputAngle"
  public let kCIInputWidthKey = "inputWidth"
  public let kCIInputSharpnessKey = "inputSharpness"
  public let kCIInputIntensityKey = "inputIntensity"
  public let kCIInputEVKey = "inputEV"
  public let kCIInputSaturationKey = "inputSaturation"
  public let kCIInputBrightnessKey = "inputBrightness"
  public let kCIInputContrastKey = "inputContrast"
  public let kCIInputColorKey = "inputColor"
  public let kCIInputExtentKey = "inputExtent"
  public let kCIInputWeightsKey = "inputWeights"

  /// Draws images. It has no pixels to draw.
  public final class CIContext: NSObject, @unchecked Sendable {
    public init(options: [CIContextOption: Any]? = nil) {}
    public override convenience init() { self.init(options: nil) }
    public convenience init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) { self.init(options: nil) }

    /// A picture of the rectangle's size, without pixels; nil for one without a size.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
      guard !fromRect.isEmpty, !fromRect.isInfinite else { return nil }
      return CGImage(width: Int(fromRect.width), height: Int(fromRect.height))
    }
    public func createCGImage(
      _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }
    /// Writes nothing.
    public func render(
      _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
      colorSpace: CGColorSpace?
    ) {}
    /// Draws nothing.
    public func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {}
    /// Nil: there are no pixels.
    public func jpegRepresentation(
      of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { nil }
    /// Nil: there are no pixels.
    public func pngRepresentation(
      of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
      options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { nil }
    /// Nil: there are no pixels.
    public func heifRepresentation(
      of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
      options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { nil }
    /// Does nothing.
    public func clearCaches() {}
  }

  /// The name of a setting of a context.
  public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let workingColorSpace = Self(rawValue: "working_color_space")
    public static let outputColorSpace = Self(rawValue: "output_color_space")
    public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
    public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
    public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
    public static let priorityRequestLow = Self(rawValue: "low_priority")
    public static let name = Self(rawValue: "kCIContextName")
  }
  /// The name of a setting of a file.
  public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// The form of a pixel.
  public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let ARGB8 = CIFormat(rawValue: 23)
    public static let RGBA8 = CIFormat(rawValue: 24)
    public static let BGRA8 = CIFormat(rawValue: 22)
    public static let RGBAh = CIFormat(rawValue: 31)
    public static let RGBAf = CIFormat(rawValue: 34)
  }

  /// Finds nothing in a picture: there are no pixels.
  public final class CIDetector: NSObject, @unchecked Sendable {
    /// A detector; never nil.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
    /// Empty: there are no pixels.
    public func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
  }
  /// A part of a picture that was found.
  public class CIFeature: NSObject, @unchecked Sendable {
    public var type: String { "" }
    public var bounds: CGRect { .zero }
  }
  /// A code that was found.
  public final class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    public var messageString: String? { nil }
  }
  /// A face that was found.
  public final class CIFaceFeature: CIFeature, @unchecked Sendable {}
  public let CIDetectorTypeFace = "CIDetectorTypeFace"
  public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
  public let CIDetectorTypeText = "CIDetectorTypeText"
  public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
  public let CIDetectorAccuracy = "CIDetectorAccuracy"
  public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
  public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
#endif
