#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  extension Image {
    /// How a picture's pixels are turned and mirrored; kept in the name of the picture.
    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
      case up, upMirrored, down, downMirrored, left, rightMirrored, leftMirrored, right
    }

    /// The tree shows the picture's size in points: `CGImage 20.0 × 10.0`.
    ///
    /// - Parameters:
    ///   - cgImage: the picture; no pixel is drawn.
    ///   - scale: pixels a point.
    ///   - orientation: how the pixels are turned.
    ///   - label: what is read out in place of the picture.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
      self.init(Self.name(of: cgImage, scale, orientation), label: label)
    }

    /// A picture that says nothing to people who do not see it. The tree shows its size in points.
    ///
    /// - Parameters:
    ///   - cgImage: the picture; no pixel is drawn.
    ///   - scale: pixels a point.
    ///   - orientation: how the pixels are turned.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
      self.init(decorative: Self.name(of: cgImage, scale, orientation))
    }

    private static func name(of image: CGImage, _ scale: CGFloat, _ orientation: Orientation) -> String {
      let size = "CGImage \(CGFloat(image.width) / scale) × \(CGFloat(image.height) / scale)"
      return orientation == .up ? size : "\(size) \(orientation)"
    }
  }
#endif
