#if !canImport(Darwin)
  public import KitNames

  /// What is behind a cell's content, as a value; nothing is drawn.
  public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
    /// Kept, nil at first; nothing is drawn.
    public var customView: UIView?
    /// Kept, 0 at first; nothing is drawn.
    public var cornerRadius: CGFloat = 0
    /// Kept, with the default that is written here; nothing is drawn.
    public var backgroundInsets = NSDirectionalEdgeInsets()
    /// Kept, empty at first; nothing is drawn.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// Kept, nil at first; nothing is drawn.
    public var backgroundColor: UIColor?
    /// Kept, nil at first; nothing is drawn.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Kept, nil at first; nothing is drawn.
    public var visualEffect: UIVisualEffect?
    /// Kept, nil at first; nothing is drawn.
    public var image: UIImage?
    /// Kept, `scaleToFill` at first; nothing is drawn.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// Kept, nil at first; nothing is drawn.
    public var strokeColor: UIColor?
    /// Kept, nil at first; nothing is drawn.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Kept, 0 at first; nothing is drawn.
    public var strokeWidth: CGFloat = 0
    /// Kept, 0 at first; nothing is drawn.
    public var strokeOutset: CGFloat = 0

    // The looks of the system are not here: each of these has the same values.
    /// The defaults above; no look of the system is there.
    public static func clear() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func listCell() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func listHeader() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func listFooter() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func listPlainCell() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func listPlainHeaderFooter() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func listGroupedCell() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func listGroupedHeaderFooter() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func listSidebarHeader() -> Self { Self() }
    /// The defaults above; no look of the system is there.
    public static func listSidebarCell() -> Self { Self() }
    /// The defaults above; no look of the system is there.
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
