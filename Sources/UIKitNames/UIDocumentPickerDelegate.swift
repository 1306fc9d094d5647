#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An observer of chosen documents; a test calls its methods itself.
  @MainActor @preconcurrency
  public protocol UIDocumentPickerDelegate: AnyObject {
    /// Never called here, as no picker opens; does nothing by default.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Never called here; a test calls it to play a cancelled choice.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Never called here; one document of older systems. Does nothing by default.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  }

  extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  }
#endif
