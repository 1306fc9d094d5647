#if !canImport(Darwin)
  public import KitNames

  /// What is behind a cell's content, as a value; nothing is drawn.
  public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets()
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0

    // The looks of the system are not here: each of these has the same values.
    public static func clear() -> Self { Self() }
    public static func listCell() -> Self { Self() }
    public static func listHeader() -> Self { Self() }
    public static func listFooter() -> Self { Self() }
    public static func listPlainCell() -> Self { Self() }
    public static func listPlainHeaderFooter() -> Self { Self() }
    public static func listGroupedCell() -> Self { Self() }
    public static func listGroupedHeaderFooter() -> Self { Self() }
    public static func listSidebarHeader() -> Self { Self() }
    public static func listSidebarCell() -> Self { Self() }
    public static func listAccompaniedSidebarCell() -> Self { Self() }

    /// The same: no look depends on the state.
    public func updated(for state: any UIConfigurationState) -> Self { self }
    /// The background itself, or what the transformer makes of it.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
      let color = backgroundColor ?? tintColor
      return backgroundColorTransformer?(color) ?? color
    }
  }

  /// A change of a colour, as a closure.
  public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
    private final class Identity {}
    private let identity = Identity()
    /// The closure from the initializer.
    public let transform: (UIColor) -> UIColor
    /// Keeps the closure. Two transformers are equal only if one is a copy of the other.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    /// Calls the closure.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    // The looks of the system are not here: each of these returns the colour itself.
    public static let grayscale = Self { $0 }
    public static let preferredTint = Self { $0 }
    public static let monochromeTint = Self { $0 }

    public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
  }

  /// A set of axes of a rectangle.
  public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
  }
#endif
