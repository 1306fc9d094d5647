#if !canImport(Darwin)
  import KitNames

  /// A controller that would show colours to choose; a test sets `selectedColor` and calls the delegate.
  @MainActor @preconcurrency
  open class UIColorPickerViewController: UIViewController {
    /// Held weakly; only a test calls it.
    public weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// Kept, black at first.
    open var selectedColor = UIColor.black
    /// Kept and true at first.
    open var supportsAlpha = true
  }

  /// Learns of a chosen colour. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UIColorPickerViewControllerDelegate: AnyObject {
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  }

  extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  }

  /// A controller that would show fonts to choose; a test calls the delegate.
  @MainActor @preconcurrency
  open class UIFontPickerViewController: UIViewController {
    /// Held weakly; only a test calls it.
    public weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// Kept, nil at first; a test sets it.
    open var selectedFontDescriptor: UIFontDescriptor?
  }

  /// Learns of a chosen font. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UIFontPickerViewControllerDelegate: AnyObject {
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  }

  extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  }
#endif
