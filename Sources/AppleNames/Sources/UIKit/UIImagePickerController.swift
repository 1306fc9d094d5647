/// A camera or photo browser off screen; a test calls its delegate with pictures.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes = ["public.image"]
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var showsCameraControls = true
  open func takePicture() {}
}
