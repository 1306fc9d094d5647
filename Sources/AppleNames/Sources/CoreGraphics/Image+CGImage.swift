@_spi(AppleNames) import ViewEngine

extension Image {
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, rightMirrored, leftMirrored, right
  }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(Self.name(of: cgImage, scale, orientation), label: label)
  }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(decorative: Self.name(of: cgImage, scale, orientation))
  }
  private static func name(of image: CGImage, _ scale: CGFloat, _ orientation: Orientation) -> String {
    let size = "CGImage \(CGFloat(image.width) / scale) × \(CGFloat(image.height) / scale)"
    return orientation == .up ? size : "\(size) \(orientation)"
  }
}
