#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// An observer of chosen pictures; a test calls its methods itself.
  @MainActor @preconcurrency
  public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Never called here, as no picker opens; does nothing by default.
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Never called here; a test calls it to play a cancelled choice.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
  }

  extension UIImagePickerControllerDelegate {
    public func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
  }
#endif
