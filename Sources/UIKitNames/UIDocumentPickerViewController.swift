#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// A document browser off screen; a test calls its delegate with URLs.
  @MainActor @preconcurrency
  open class UIDocumentPickerViewController: UIViewController {
    /// Drops the content types and whether files are copied.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
      self.init(nibName: nil, bundle: nil)
    }
    /// Drops the URLs; no file is written.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }
    /// Kept and false at first; limits no choice.
    public var allowsMultipleSelection = false
    /// Kept and false at first; no name is shown.
    public var shouldShowFileExtensions = false
    /// Kept start folder, nil at first; never opened.
    public var directoryURL: URL?
    /// Held weakly; a test reads it to report a choice.
    public weak var delegate: (any UIDocumentPickerDelegate)?
  }
#endif
