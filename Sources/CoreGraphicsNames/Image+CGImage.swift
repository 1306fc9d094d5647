#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  extension Image {
    /// The turn and reflection of a picture's pixels.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
      case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// A picture by its pixels, of which the render tree shows the size.
    ///
    /// - Parameters:
    ///   - cgImage: the pixels.
    ///   - scale: pixels to a point; not looked at.
    ///   - orientation: not looked at.
    ///   - label: the text for assistive technologies.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
      self.init("\(cgImage.width) × \(cgImage.height)", label: label)
    }

    /// A picture by its pixels without a text for assistive technologies.
    ///
    /// - Parameters:
    ///   - cgImage: the pixels.
    ///   - scale: pixels to a point; not looked at.
    ///   - orientation: not looked at.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
      self.init(decorative: "\(cgImage.width) × \(cgImage.height)")
    }
  }
#endif
