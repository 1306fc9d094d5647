@_spi(AppleNames) import ViewEngine

extension UIColor {
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: Double(displayP3Red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
  public convenience init(patternImage image: UIImage) { self.init(Color("pattern")) }
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension UIFont {
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

extension UIImage {
  public convenience init(resource: ImageResource) { self.init(named: resource.name)! }
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name) }
  public static var checkmark: UIImage { UIImage(systemName: "checkmark")! }
  public static var add: UIImage { UIImage(systemName: "plus.circle.fill")! }
  public static var remove: UIImage { UIImage(systemName: "minus.circle.fill")! }
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle")! }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  public func heicData() -> Data? { nil }
  public var isSymbolImage: Bool {
    if case .symbol = picture.source { true } else { false }
  }
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
}

/// Without effect: no album exists. The completion is not called.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}
