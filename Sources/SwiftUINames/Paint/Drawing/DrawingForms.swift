#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import Foundation
  public import ViewEngine

  /// What a shape is drawn as.
  public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

  extension Shape {
    /// What the shape is drawn as; nothing asks.
    public static var role: ShapeRole { .fill }
  }

  extension ShapeStyle where Self == ImagePaint {
    /// A picture as a style, kept by its type.
    public static func image(
      _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
  }

  extension Image {
    /// A picture that is drawn by a closure, which does not run: nothing is painted.
    public init(
      size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
      renderer: @escaping (inout GraphicsContext) -> Void
    ) {
      if let label { self.init("", label: label) } else { self.init(decorative: "") }
    }
  }

  extension Color.Resolved {
    /// The colour for Core Graphics.
    public var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
  }

  extension GraphicsContext {
    /// How a filter computes; kept out of the drawing steps.
    public struct FilterOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let linearColor = FilterOptions(rawValue: 1)
    }
    /// How a clip is made; kept out of the drawing steps.
    public struct ClipOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let inverse = ClipOptions(rawValue: 1)
    }
    /// Adds the filter as without options.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions) { addFilter(filter) }
    /// Adds the clip as without options.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions) {
      clip(to: path, style: style)
    }
  }
#endif
