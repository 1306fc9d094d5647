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
    open var allowsMultipleSelection = false
    /// Kept and false at first; no name is shown.
    open var shouldShowFileExtensions = false
    /// Kept start folder, nil at first; never opened.
    open var directoryURL: URL?
    /// Held weakly; a test reads it to report a choice.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Drops the content types.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) { self.init(nibName: nil, bundle: nil) }
    /// Drops the types and the mode.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
      self.init(nibName: nil, bundle: nil)
    }
    /// Drops URL and mode.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(nibName: nil, bundle: nil) }
    /// Drops URLs and mode.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) { self.init(nibName: nil, bundle: nil) }
  }

  /// Uses of a picked document.
  public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }
#endif
