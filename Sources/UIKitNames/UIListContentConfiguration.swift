#if !canImport(Darwin)
  public import KitNames

  /// The picture and two texts of a row, as a value; its view is empty and keeps it.
  public struct UIListContentConfiguration: Hashable, @unchecked Sendable {
    /// The picture, nil at first.
    public var image: UIImage?
    /// Looks of the picture, kept.
    public var imageProperties = ImageProperties()
    /// The text, nil at first.
    public var text: String?
    /// The text with attributes, nil at first; it replaces `text`.
    public var attributedText: NSAttributedString?
    /// Looks of the text, kept.
    public var textProperties = TextProperties()
    /// The second text, nil at first.
    public var secondaryText: String?
    /// The second text with attributes, nil at first; it replaces `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// Looks of the second text, kept.
    public var secondaryTextProperties = TextProperties()
    /// Points, kept; nothing is laid out.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Kept, both at first; nothing is laid out.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// Kept and false at first; nothing is laid out.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Points, kept; nothing is laid out.
    public var imageToTextPadding: CGFloat = 16
    /// Points, kept; nothing is laid out.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// Points, kept; nothing is laid out.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// From 0 to 1, 1 at first.
    public var alpha: CGFloat = 1

    // The looks of the system are not here: each of these has the same values.
    /// The defaults above; no look of the system is there.
    public static func cell() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func subtitleCell() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func valueCell() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func plainHeader() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func plainFooter() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func groupedHeader() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func groupedFooter() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func prominentInsetGroupedHeader() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func extraProminentInsetGroupedHeader() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func header() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func footer() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func sidebarCell() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func sidebarSubtitleCell() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func accompaniedSidebarCell() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func sidebarHeader() -> Self { Self() }

    /// Looks of a text; none is drawn.
    public struct TextProperties: Hashable, @unchecked Sendable {
      /// Places of a text.
      public enum TextAlignment: Int, Sendable { case natural, center, justified }
      /// Changes of letters.
      public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
      /// Kept, with the default that is written here; nothing is drawn.
      public var font = UIFont.preferredFont(forTextStyle: .body)
      /// Kept, `label` at first; nothing is drawn.
      public var color = UIColor.label
      /// Kept, nil at first; nothing is drawn.
      public var colorTransformer: UIConfigurationColorTransformer?
      /// Kept, `natural` at first; nothing is drawn.
      public var alignment = TextAlignment.natural
      /// Kept, `byTruncatingTail` at first; nothing is drawn.
      public var lineBreakMode = NSLineBreakMode.byTruncatingTail
      /// Kept, 0 at first; nothing is drawn.
      public var numberOfLines = 0
      /// Kept and false at first; nothing is drawn.
      public var adjustsFontSizeToFitWidth = false
      /// Kept, 0 at first; nothing is drawn.
      public var minimumScaleFactor: CGFloat = 0
      /// Kept and false at first; nothing is drawn.
      public var allowsDefaultTighteningForTruncation = false
      /// Kept and true at first; nothing is drawn.
      public var adjustsFontForContentSizeCategory = true
      /// Kept, `none` at first; nothing is drawn.
      public var transform = TextTransform.none
      /// Kept and false at first; nothing is drawn.
      public var showsExpansionTextWhenTruncated = false
      /// The colour itself, or what the transformer makes of it.
      public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    /// Looks of a picture; none is drawn.
    public struct ImageProperties: Hashable, @unchecked Sendable {
      /// The size for a picture of the usual size.
      public static let standardDimension = CGFloat.greatestFiniteMagnitude
      /// Kept, nil at first; nothing is drawn.
      public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
      /// Kept, nil at first; nothing is drawn.
      public var tintColor: UIColor?
      /// Kept, nil at first; nothing is drawn.
      public var tintColorTransformer: UIConfigurationColorTransformer?
      /// Kept, 0 at first; nothing is drawn.
      public var cornerRadius: CGFloat = 0
      /// Kept, `zero` at first; nothing is drawn.
      public var maximumSize = CGSize.zero
      /// Kept, `zero` at first; nothing is drawn.
      public var reservedLayoutSize = CGSize.zero
      /// Kept and false at first; nothing is drawn.
      public var accessibilityIgnoresInvertColors = false
      /// Kept, nil at first; nothing is drawn.
      public var strokeColor: UIColor?
      /// Kept, 0 at first; nothing is drawn.
      public var strokeWidth: CGFloat = 0
      /// The tint itself, or what the transformer makes of it.
      public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
        let color = self.tintColor ?? tintColor
        return tintColorTransformer?(color) ?? color
      }
    }
  }

  extension UIListContentConfiguration: UIContentConfiguration {
    /// An empty view that keeps this configuration.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    /// The same: no look depends on the state.
    public func updated(for state: any UIConfigurationState) -> Self { self }
  }

  /// A view with the content of a row, which is kept and not shown.
  @MainActor @preconcurrency
  open class UIListContentView: UIView, UIContentView {
    /// The content.
    open var configuration: any UIContentConfiguration
    /// Keeps the content.
    public init(configuration: UIListContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
  }
#endif
