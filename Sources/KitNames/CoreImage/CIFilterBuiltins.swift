#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import Foundation

  /// A filter that makes a QR code on Apple's systems. Here it keeps its values, and makes no picture.
  public final class _CIQRCodeGenerator: CIFilter, @unchecked Sendable {
    public var message = Data()
    public var correctionLevel = "M"
  }

  /// A filter of one picture, which it returns unchanged.
  public final class _CIPictureFilter: CIFilter, @unchecked Sendable {
    public var inputImage: CIImage? {
      get { value(forKey: kCIInputImageKey) as? CIImage }
      set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    public var radius: Float = 10
    public var intensity: Float = 1
    public var saturation: Float = 1
    public var brightness: Float = 0
    public var contrast: Float = 1
    public var scale: Float = 1
    public var center = CGPoint.zero
    public var extent = CGRect.zero
    public var color = CIColor.black
  }

  extension CIFilter {
    /// A filter that returns its input unchanged.
    public class func qrCodeGenerator() -> _CIQRCodeGenerator { _CIQRCodeGenerator(named: "CIQRCodeGenerator") }
    /// A filter that returns its input unchanged.
    public class func gaussianBlur() -> _CIPictureFilter { _CIPictureFilter(named: "CIGaussianBlur") }
    /// A filter that returns its input unchanged.
    public class func boxBlur() -> _CIPictureFilter { _CIPictureFilter(named: "CIBoxBlur") }
    /// A filter that returns its input unchanged.
    public class func sepiaTone() -> _CIPictureFilter { _CIPictureFilter(named: "CISepiaTone") }
    /// A filter that returns its input unchanged.
    public class func colorControls() -> _CIPictureFilter { _CIPictureFilter(named: "CIColorControls") }
    /// A filter that returns its input unchanged.
    public class func colorMonochrome() -> _CIPictureFilter { _CIPictureFilter(named: "CIColorMonochrome") }
    /// A filter that returns its input unchanged.
    public class func colorInvert() -> _CIPictureFilter { _CIPictureFilter(named: "CIColorInvert") }
    /// A filter that returns its input unchanged.
    public class func photoEffectNoir() -> _CIPictureFilter { _CIPictureFilter(named: "CIPhotoEffectNoir") }
    /// A filter that returns its input unchanged.
    public class func pixellate() -> _CIPictureFilter { _CIPictureFilter(named: "CIPixellate") }
    /// A filter that returns its input unchanged.
    public class func crystallize() -> _CIPictureFilter { _CIPictureFilter(named: "CICrystallize") }
    /// A filter that returns its input unchanged.
    public class func areaAverage() -> _CIPictureFilter { _CIPictureFilter(named: "CIAreaAverage") }
    /// A filter that returns its input unchanged.
    public class func vignette() -> _CIPictureFilter { _CIPictureFilter(named: "CIVignette") }
  }
#endif
