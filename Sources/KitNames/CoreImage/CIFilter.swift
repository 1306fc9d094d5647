#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import Foundation

  /// A filter by its name. It keeps its values, and changes no picture.
  public class CIFilter: NSObject, @unchecked Sendable {
    /// Kept, or empty: no picture is filtered.
    public let name: String
    private var values: [String: Any]
    /// Kept, or empty: no picture is filtered.
    public var isEnabled = true

    package init(named name: String) { (self.name, values) = (name, [:]) }
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
    /// Kept, or empty: no picture is filtered.
    public var outputKeys: [String] { [kCIOutputImageKey] }
    /// Empty: no filter is described.
    public var attributes: [String: Any] { [:] }
    /// Empty: there are no filters.
    public class func filterNames(inCategory category: String?) -> [String] { [] }
  }

  /// A key of the values that a filter keeps.
  public let kCIOutputImageKey = "outputImage"
  /// A key of the values that a filter keeps.
  public let kCIInputImageKey = "inputImage"
  /// A key of the values that a filter keeps.
  public let kCIInputBackgroundImageKey = "inputBackgroundImage"
  /// A key of the values that a filter keeps.
  public let kCIInputMaskImageKey = "inputMaskImage"
  /// A key of the values that a filter keeps.
  public let kCIInputTargetImageKey = "inputTargetImage"
  /// A key of the values that a filter keeps.
  public let kCIInputTimeKey = "inputTime"
  /// A key of the values that a filter keeps.
  public let kCIInputTransformKey = "inputTransform"
  /// A key of the values that a filter keeps.
  public let kCIInputScaleKey = "inputScale"
  /// A key of the values that a filter keeps.
  public let kCIInputAspectRatioKey = "inputAspectRatio"
  /// A key of the values that a filter keeps.
  public let kCIInputCenterKey = "inputCenter"
  /// A key of the values that a filter keeps.
  public let kCIInputRadiusKey = "inputRadius"
  /// A key of the values that a filter keeps.
  public let kCIInputAngleKey = "inputAngle"
  /// A key of the values that a filter keeps.
  public let kCIInputWidthKey = "inputWidth"
  /// A key of the values that a filter keeps.
  public let kCIInputSharpnessKey = "inputSharpness"
  /// A key of the values that a filter keeps.
  public let kCIInputIntensityKey = "inputIntensity"
  /// A key of the values that a filter keeps.
  public let kCIInputEVKey = "inputEV"
  /// A key of the values that a filter keeps.
  public let kCIInputSaturationKey = "inputSaturation"
  /// A key of the values that a filter keeps.
  public let kCIInputBrightnessKey = "inputBrightness"
  /// A key of the values that a filter keeps.
  public let kCIInputContrastKey = "inputContrast"
  /// A key of the values that a filter keeps.
  public let kCIInputColorKey = "inputColor"
  /// A key of the values that a filter keeps.
  public let kCIInputExtentKey = "inputExtent"
  /// A key of the values that a filter keeps.
  public let kCIInputWeightsKey = "inputWeights"

  /// Draws images. It has no pixels to draw.
  public final class CIContext: NSObject, @unchecked Sendable {
    /// Keeps nothing: no picture is drawn.
    public init(options: [CIContextOption: Any]? = nil) {}
    public override convenience init() { self.init(options: nil) }
    public convenience init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {
      self.init(options: nil)
    }

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
    /// Empty: nothing is found.
    public var type: String { "" }
    /// Empty: nothing is found.
    public var bounds: CGRect { .zero }
  }
  /// A code that was found.
  public final class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    /// Empty: nothing is found.
    public var messageString: String? { nil }
  }
  /// A face that was found.
  public final class CIFaceFeature: CIFeature, @unchecked Sendable {}
  /// A setting of a detector, which has no effect.
  public let CIDetectorTypeFace = "CIDetectorTypeFace"
  /// A setting of a detector, which has no effect.
  public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
  /// A setting of a detector, which has no effect.
  public let CIDetectorTypeText = "CIDetectorTypeText"
  /// A setting of a detector, which has no effect.
  public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
  /// A setting of a detector, which has no effect.
  public let CIDetectorAccuracy = "CIDetectorAccuracy"
  /// A setting of a detector, which has no effect.
  public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
  /// A setting of a detector, which has no effect.
  public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
#endif
