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
      public var primaryAction: UIAction?
      public var menu: UIMenu?
      public var isEnabled = true
      public var role = UIButton.Role.normal
    }
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets()
    public var imageToTextPadding: CGFloat = 0
    public var textToSecondaryTextPadding: CGFloat = 0
    public var textToButtonPadding: CGFloat = 0
    public var buttonToSecondaryButtonPadding: CGFloat = 0
    public var background = UIBackgroundConfiguration.clear()
    // The looks of the system are not here: each of these has the same values.
    public static func empty() -> Self { Self() }
    public static func loading() -> Self { Self() }
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
    public var traitCollection: UITraitCollection
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
        public var dimmingColor: UIColor?
        public var dimmingVisualEffect: UIBlurEffect?
      }
      /// The controllers of a zoom. None is made.
      @MainActor @preconcurrency
      public final class ZoomSourceViewProviderContext {
        public let sourceViewController: UIViewController
        public let zoomedViewController: UIViewController
        init(from source: UIViewController, to zoomed: UIViewController) {
          (sourceViewController, zoomedViewController) = (source, zoomed)
        }
      }
    }
  }
#endif
