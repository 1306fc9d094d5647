#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  extension UIColor {
    /// - Parameters: each from 0 to 1. The same colour as with the plain labels.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: Double(displayP3Red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
    /// A colour that is a picture; nothing is drawn.
    public convenience init(patternImage image: UIImage) { self.init(Color("pattern")) }
    /// A colour of an asset catalogue.
    public convenience init(resource: ColorResource) { self.init(Color(resource)) }
  }

  extension UIFont {
    /// The width of letters, from -1 to 1.
    public struct Width: RawRepresentable, Hashable, Sendable {
      public let rawValue: CGFloat
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      public static let compressed = Width(rawValue: -0.3)
      public static let condensed = Width(rawValue: -0.2)
      public static let standard = Width(rawValue: 0)
      public static let expanded = Width(rawValue: 0.2)
    }
    /// The system's font; the width has no effect.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
      systemFont(ofSize: fontSize, weight: weight)
    }
    /// Always empty: no font is installed.
    public static var familyNames: [String] { [] }
    /// Always empty: no font is installed.
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  }

  extension UIImage {
    /// A picture of an asset catalogue, known by its name.
    public convenience init(resource: ImageResource) { self.init(named: resource.name)! }
    /// A symbol of that name; the value and the settings have no effect.
    public convenience init?(
      systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) { self.init(systemName: name) }
    /// The symbol of a check mark.
    public static var checkmark: UIImage { UIImage(systemName: "checkmark")! }
    /// The symbol for adding.
    public static var add: UIImage { UIImage(systemName: "plus.circle.fill")! }
    /// The symbol for removing.
    public static var remove: UIImage { UIImage(systemName: "minus.circle.fill")! }
    /// The symbol for closing.
    public static var actions: UIImage { UIImage(systemName: "ellipsis.circle")! }
    /// The picture itself; no part of it is stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    /// The picture itself; none is turned.
    public func withHorizontallyFlippedOrientation() -> UIImage { self }
    /// The picture itself; none is turned.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    /// The picture itself; nothing is laid out.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    /// The picture itself: nothing is decoded.
    public func preparingForDisplay() -> UIImage? { self }
    /// The picture itself: nothing is decoded.
    public func byPreparingForDisplay() async -> UIImage? { self }
    /// The picture itself; its size stays.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
    /// Nil: the engine encodes no picture.
    public func heicData() -> Data? { nil }
    /// Whether a symbol's name made the picture.
    public var isSymbolImage: Bool {
      if case .symbol = picture.source { true } else { false }
    }
    /// Nil: a picture has no frames.
    public var images: [UIImage]? { nil }
    /// Always 0 seconds.
    public var duration: TimeInterval { 0 }
    /// What fills a place larger than the picture; nothing is drawn.
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    /// The first of the pictures, still.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
  }

  /// Without effect: no album exists. The completion is not called.
  public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
  ) {}
#endif
