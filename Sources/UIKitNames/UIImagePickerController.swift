#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A camera or photo browser off screen; a test calls its delegate with pictures.
  @MainActor @preconcurrency
  open class UIImagePickerController: UINavigationController {
    /// Places that pictures come from; none is available.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// A key of the dictionary about a picture; tests build that dictionary.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let originalImage = InfoKey(rawValue: "originalImage")
      public static let editedImage = InfoKey(rawValue: "editedImage")
      public static let imageURL = InfoKey(rawValue: "imageURL")
      public static let mediaType = InfoKey(rawValue: "mediaType")
      public static let cropRect = InfoKey(rawValue: "cropRect")
      public static let mediaMetadata = InfoKey(rawValue: "mediaMetadata")
      public static let phAsset = InfoKey(rawValue: "phAsset")
      public static let livePhoto = InfoKey(rawValue: "livePhoto")
      public static let mediaURL = InfoKey(rawValue: "mediaURL")
    }
    /// Always false: the process has neither camera nor library.
    public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// Kept, `photoLibrary` at first; setting it never fails.
    open var sourceType = SourceType.photoLibrary
    /// Kept and false at first; no picture is cropped.
    open var allowsEditing = false
    /// Kept type identifiers, images only at first.
    open var mediaTypes = ["public.image"]
    /// Cameras of a device; none is there.
    public enum CameraDevice: Int, Sendable { case rear, front }
    /// Uses of a camera.
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    /// Modes of a flash.
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    /// Qualities of a video.
    public enum QualityType: Int, Sendable {
      case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    /// Ways to export a picture.
    public enum ImageURLExportPreset: Int, Sendable { case compatible, current }
    /// Always false: the process has no camera.
    public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Always false: the process has no camera.
    public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Always nil: the process has no camera.
    public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
    /// Always nil: the process has neither camera nor library.
    public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    // Kept settings; no camera has them.
    /// Kept, `rear` at first; no camera has it.
    open var cameraDevice = CameraDevice.rear
    /// Kept, `photo` at first; no camera has it.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Kept, `auto` at first; no camera has it.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Kept, `typeMedium` at first; no camera has it.
    open var videoQuality = QualityType.typeMedium
    /// Kept, 600 at first; no camera has it.
    open var videoMaximumDuration: TimeInterval = 600
    /// Kept, nil at first; no camera has it.
    open var videoExportPreset: String?
    /// Kept, `compatible` at first; no camera has it.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// Kept and true at first; no camera has it.
    open var showsCameraControls = true
    /// Kept, nil at first; no camera has it.
    open var cameraOverlayView: UIView?
    /// Kept, `identity` at first; no camera has it.
    open var cameraViewTransform = CGAffineTransform.identity
    /// Has no effect: the process has no camera.
    open func takePicture() {}
    /// Always false: the process has no camera.
    open func startVideoCapture() -> Bool { false }
    /// Has no effect: the process has no camera.
    open func stopVideoCapture() {}
  }
#endif
