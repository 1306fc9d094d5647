@_spi(AppleNames) import ViewEngine

/// A document browser off screen; a test calls its delegate with URLs.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  open weak var delegate: (any UIDocumentPickerDelegate)?
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) { self.init(nibName: nil, bundle: nil) }
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(nibName: nil, bundle: nil) }
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) { self.init(nibName: nil, bundle: nil) }
}
