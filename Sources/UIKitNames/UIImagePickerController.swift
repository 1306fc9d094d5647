#if !canImport(Darwin)
  import KitNames
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
      public static let mediaURL = InfoKey(rawValue: "mediaURL")
    }
    /// Always false: the process has neither camera nor library.
    public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// Kept, `photoLibrary` at first; setting it never fails.
    public var sourceType = SourceType.photoLibrary
    /// Kept and false at first; no picture is cropped.
    public var allowsEditing = false
    /// Kept type identifiers, images only at first.
    public var mediaTypes = ["public.image"]
  }
#endif
