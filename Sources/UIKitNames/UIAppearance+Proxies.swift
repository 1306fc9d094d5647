#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  extension UIView: UIAppearance, UIAppearanceContainer {}
  extension UIBarButtonItem: UIAppearance {}
  extension UIViewController: UIAppearanceContainer {}

  // Each proxy keeps what a program sets, and no instance takes it. The classes with subclasses of their own proxies have
  // theirs through the protocol, as a static method of the class would hide those.

  /// The proxies of looks, one for each class.
  @MainActor private enum Proxies {
    static let view = UIView(frame: .zero)
    static let scrollView = UIScrollView(frame: .zero)
    static let label = UILabel(frame: .zero)
    static let imageView = UIImageView(frame: .zero)
    static let button = UIButton(frame: .zero)
    static let slider = UISlider(frame: .zero)
    static let `switch` = UISwitch(frame: .zero)
    static let textField = UITextField(frame: .zero)
    static let datePicker = UIDatePicker(frame: .zero)
    static let progressView = UIProgressView(frame: .zero)
    static let activityIndicatorView = UIActivityIndicatorView(frame: .zero)
    static let refreshControl = UIRefreshControl(frame: .zero)
    static let window = UIWindow(frame: .zero)
    static let stepper = UIStepper(frame: .zero)
    static let pickerView = UIPickerView(frame: .zero)
    static let tableViewHeaderFooterView = UITableViewHeaderFooterView(frame: .zero)
    static let visualEffectView = UIVisualEffectView(effect: nil)
    static let stackView = UIStackView(frame: .zero)
    static let inputView = UIInputView(frame: .zero, inputViewStyle: .default)
    static let barButtonItem = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
  }

  extension UIAppearance where Self == UIView {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UIView { Proxies.view }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UIView {
      Proxies.view
    }
  }

  extension UIAppearance where Self == UIScrollView {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UIScrollView { Proxies.scrollView }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UIScrollView {
      Proxies.scrollView
    }
  }

  extension UIAppearance where Self == UILabel {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UILabel { Proxies.label }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UILabel {
      Proxies.label
    }
  }

  extension UIAppearance where Self == UIImageView {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UIImageView { Proxies.imageView }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UIImageView {
      Proxies.imageView
    }
  }

  extension UIAppearance where Self == UIButton {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UIButton { Proxies.button }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UIButton {
      Proxies.button
    }
  }

  extension UIAppearance where Self == UISlider {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UISlider { Proxies.slider }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UISlider {
      Proxies.slider
    }
  }

  extension UIAppearance where Self == UISwitch {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UISwitch { Proxies.`switch` }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UISwitch {
      Proxies.`switch`
    }
  }

  extension UIAppearance where Self == UITextField {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UITextField { Proxies.textField }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UITextField {
      Proxies.textField
    }
  }

  extension UIAppearance where Self == UIDatePicker {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UIDatePicker { Proxies.datePicker }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UIDatePicker {
      Proxies.datePicker
    }
  }

  extension UIAppearance where Self == UIProgressView {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UIProgressView { Proxies.progressView }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UIProgressView
    {
      Proxies.progressView
    }
  }

  extension UIAppearance where Self == UIActivityIndicatorView {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UIActivityIndicatorView { Proxies.activityIndicatorView }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type])
      -> UIActivityIndicatorView
    {
      Proxies.activityIndicatorView
    }
  }

  extension UIAppearance where Self == UIRefreshControl {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UIRefreshControl { Proxies.refreshControl }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type])
      -> UIRefreshControl
    {
      Proxies.refreshControl
    }
  }

  extension UIAppearance where Self == UIWindow {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UIWindow { Proxies.window }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UIWindow {
      Proxies.window
    }
  }

  extension UIAppearance where Self == UIStepper {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UIStepper { Proxies.stepper }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UIStepper {
      Proxies.stepper
    }
  }

  extension UIAppearance where Self == UIPickerView {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UIPickerView { Proxies.pickerView }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UIPickerView {
      Proxies.pickerView
    }
  }

  extension UIAppearance where Self == UITableViewHeaderFooterView {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UITableViewHeaderFooterView { Proxies.tableViewHeaderFooterView }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type])
      -> UITableViewHeaderFooterView
    {
      Proxies.tableViewHeaderFooterView
    }
  }

  extension UIAppearance where Self == UIVisualEffectView {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UIVisualEffectView { Proxies.visualEffectView }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type])
      -> UIVisualEffectView
    {
      Proxies.visualEffectView
    }
  }

  extension UIAppearance where Self == UIStackView {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UIStackView { Proxies.stackView }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UIStackView {
      Proxies.stackView
    }
  }

  extension UIAppearance where Self == UIInputView {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UIInputView { Proxies.inputView }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UIInputView {
      Proxies.inputView
    }
  }

  extension UIAppearance where Self == UIBarButtonItem {
    /// The one shared proxy of the class, which keeps its values; no instance takes them.
    public static func appearance() -> UIBarButtonItem { Proxies.barButtonItem }
    /// The same proxy, whatever the containers.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UIBarButtonItem
    {
      Proxies.barButtonItem
    }
  }

  extension UITableView {
    /// The same proxy as without containers.
    public class func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UITableView {
      appearance()
    }
  }

  extension UITableViewCell {
    /// The same proxy as without containers.
    public class func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UITableViewCell
    {
      appearance()
    }
  }

  extension UIToolbar {
    /// The same proxy as without containers.
    public class func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UIToolbar {
      appearance()
    }
  }

  extension UICollectionView {
    /// The same proxy as without containers.
    public class func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UICollectionView
    {
      appearance()
    }
  }

  extension UISearchBar {
    /// The same proxy as without containers.
    public class func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UISearchBar {
      appearance()
    }
  }

  extension UISegmentedControl {
    /// The same proxy as without containers.
    public class func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type])
      -> UISegmentedControl
    {
      appearance()
    }
  }

  extension UITabBar {
    /// The same proxy as without containers.
    public class func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UITabBar {
      appearance()
    }
  }

  extension UITextView {
    /// The same proxy as without containers.
    public class func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UITextView {
      appearance()
    }
  }

  extension UIPageControl {
    /// The same proxy as without containers.
    public class func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UIPageControl {
      appearance()
    }
  }
#endif
