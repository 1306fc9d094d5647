#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The content of an empty screen as a value; nothing is drawn.
  public struct UIContentUnavailableConfiguration: @unchecked Sendable {
    /// Places of the content.
    public enum Alignment: Int, Sendable { case center, natural }
    /// Looks of a text.
    public typealias TextProperties = UIListContentConfiguration.TextProperties
    /// Looks of a picture.
    public typealias ImageProperties = UIListContentConfiguration.ImageProperties
    /// Values of a button.
    public struct ButtonProperties {
      /// Kept, nil at first; nothing is drawn.
      public var primaryAction: UIAction?
      /// Kept, nil at first; nothing is drawn.
      public var menu: UIMenu?
      /// Kept and true at first; nothing is drawn.
      public var isEnabled = true
      /// Kept, `normal` at first; nothing is drawn.
      public var role = UIButton.Role.normal
    }
    /// Kept, nil at first; nothing is drawn.
    public var image: UIImage?
    /// Kept, with the default that is written here; nothing is drawn.
    public var imageProperties = ImageProperties()
    /// Kept, nil at first; nothing is drawn.
    public var text: String?
    /// Kept, nil at first; nothing is drawn.
    public var attributedText: NSAttributedString?
    /// Kept, with the default that is written here; nothing is drawn.
    public var textProperties = TextProperties()
    /// Kept, nil at first; nothing is drawn.
    public var secondaryText: String?
    /// Kept, nil at first; nothing is drawn.
    public var secondaryAttributedText: NSAttributedString?
    /// Kept, with the default that is written here; nothing is drawn.
    public var secondaryTextProperties = TextProperties()
    /// Kept, with the default that is written here; nothing is drawn.
    public var button = UIButton.Configuration.plain()
    /// Kept, with the default that is written here; nothing is drawn.
    public var buttonProperties = ButtonProperties()
    /// Kept, with the default that is written here; nothing is drawn.
    public var secondaryButton = UIButton.Configuration.plain()
    /// Kept, with the default that is written here; nothing is drawn.
    public var secondaryButtonProperties = ButtonProperties()
    /// Kept, `center` at first; nothing is drawn.
    public var alignment = Alignment.center
    /// Kept, with the default that is written here; nothing is drawn.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// Kept, with the default that is written here; nothing is drawn.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets()
    /// Kept, 0 at first; nothing is drawn.
    public var imageToTextPadding: CGFloat = 0
    /// Kept, 0 at first; nothing is drawn.
    public var textToSecondaryTextPadding: CGFloat = 0
    /// Kept, 0 at first; nothing is drawn.
    public var textToButtonPadding: CGFloat = 0
    /// Kept, 0 at first; nothing is drawn.
    public var buttonToSecondaryButtonPadding: CGFloat = 0
    /// Kept, with the default that is written here; nothing is drawn.
    public var background = UIBackgroundConfiguration.clear()
    // The looks of the system are not here: each of these has the same values.
    /// The defaults above; no look of the system is there.
    public static func empty() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func loading() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func search() -> Self { Self() }
  }

  extension UIContentUnavailableConfiguration: UIContentConfiguration {
    /// An empty view that keeps this configuration.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    /// The same: no look depends on the state.
    public func updated(for state: any UIConfigurationState) -> Self { self }
  }

  /// A view for an empty screen, which keeps its content.
  @MainActor @preconcurrency
  open class UIContentUnavailableView: UIView, UIContentView {
    /// The content.
    open var configuration: any UIContentConfiguration
    /// Kept and true at first.
    open var isScrollEnabled = true
    /// Keeps the content.
    public init(configuration: UIContentUnavailableConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
  }

  /// The state of an empty screen.
  public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// Kept by the initializer; a program can replace it.
    public var traitCollection: UITraitCollection
    /// Kept, nil at first; nothing is drawn.
    public var searchText: String?
    /// Keeps the traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  }

  extension UIViewController {
    /// A way between two controllers; nothing moves.
    @MainActor @preconcurrency
    public final class Transition {
      init() {}
      /// A zoom from the view that the closure returns; nothing calls it.
      public static func zoom(
        options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
      ) -> Transition { Transition() }
      public static let crossDissolve = Transition()
      public static let coverVertical = Transition()
      public static let flipHorizontal = Transition()
      public static let partialCurl = Transition()
      /// Settings of a zoom, kept.
      @MainActor @preconcurrency
      public final class ZoomOptions {
        public init() {}
        /// Kept, nil at first; nothing is drawn.
        public var dimmingColor: UIColor?
        /// Kept, nil at first; nothing is drawn.
        public var dimmingVisualEffect: UIBlurEffect?
      }
      /// The controllers of a zoom. None is made.
      @MainActor @preconcurrency
      public final class ZoomSourceViewProviderContext {
        /// Kept by the initializer; never changes.
        public let sourceViewController: UIViewController
        /// Kept by the initializer; never changes.
        public let zoomedViewController: UIViewController
        init(from source: UIViewController, to zoomed: UIViewController) {
          (sourceViewController, zoomedViewController) = (source, zoomed)
        }
      }
    }
  }
#endif
