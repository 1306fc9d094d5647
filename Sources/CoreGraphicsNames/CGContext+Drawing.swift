#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// How a path is drawn.
  public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
  /// How letters are drawn.
  public enum CGTextDrawingMode: Int32, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
  }
  /// Where a gradient goes on beyond its ends.
  public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
  }
  /// How colours outside of a space are treated; none is converted.
  public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
  }

  /// Colours along a line, as values: no gradient is drawn.
  public final class CGGradient: Sendable {
    /// Zero or nil: no document is read.
    public let colors: [CGColor]
    /// From 0 to 1; nil for even distances.
    public let locations: [CGFloat]?

    /// Keeps the colours; never nil.
    public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
      self.colors = colors.compactMap { $0 as? CGColor }
      let count = colors.count
      self.locations = locations.map { pointer in (0..<count).map { pointer[$0] } }
    }
    /// A colour for each `components` of the space, with alpha; never nil.
    public init?(
      colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
      locations: UnsafePointer<CGFloat>?, count: Int
    ) {
      let width = space.numberOfComponents + 1
      colors = (0..<count).map { index in
        CGColor(colorSpace: space, components: components + index * width) ?? .clear
      }
      self.locations = locations.map { pointer in (0..<count).map { pointer[$0] } }
    }
  }

  // Without effect: nothing is drawn.
  extension CGContext {
    /// Without effect: nothing is drawn.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
    /// Without effect: nothing is drawn.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    /// Without effect: nothing is drawn.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    /// Without effect: nothing is drawn.
    public func addLines(between points: [CGPoint]) {}
    /// Without effect: nothing is drawn.
    public func addRects(_ rects: [CGRect]) {}
    /// Without effect: nothing is drawn.
    public func fill(_ rects: [CGRect]) {}
    /// Without effect: nothing is drawn.
    public func fillPath(using rule: CGPathFillRule) {}
    /// Without effect: nothing is drawn.
    public func clip(using rule: CGPathFillRule) {}
    public func clip(to rects: [CGRect]) {}
    public func clip(to rect: CGRect, mask: CGImage) {}
    /// Without effect: nothing is drawn.
    public func resetClip() {}
    /// Without effect: nothing is drawn.
    public func drawPath(using mode: CGPathDrawingMode) {}
    /// Without effect: nothing is drawn.
    public func replacePathWithStrokedPath() {}
    /// Without effect: nothing is drawn.
    public func stroke(_ rect: CGRect, width: CGFloat) {}
    /// Without effect: nothing is drawn.
    public func strokeLineSegments(between points: [CGPoint]) {}
    /// Without effect: nothing is drawn.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// Without effect: nothing is drawn.
    public func setMiterLimit(_ limit: CGFloat) {}
    /// Without effect: nothing is drawn.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Without effect: nothing is drawn.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {}
    /// Without effect: nothing is drawn.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {}
    /// Without effect: nothing is drawn.
    public func setFillColorSpace(_ space: CGColorSpace) {}
    /// Without effect: nothing is drawn.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    /// Without effect: nothing is drawn.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    /// Without effect: nothing is drawn.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Without effect: nothing is drawn.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Without effect: nothing is drawn.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Without effect: nothing is drawn.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Without effect: nothing is drawn.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    /// Without effect: nothing is drawn.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {}
    /// Without effect: nothing is drawn.
    public func endTransparencyLayer() {}
    /// Without effect: nothing is drawn.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {}
    /// Without effect: nothing is drawn.
    public func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {}
    /// Without effect: nothing is drawn.
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
      options: CGGradientDrawingOptions
    ) {}
    /// Without effect: nothing is drawn.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    /// Without effect: nothing is drawn.
    public func setCharacterSpacing(_ spacing: CGFloat) {}
    /// Without effect: nothing is drawn.
    public func setFont(_ font: CGFont) {}
    /// Without effect: nothing is drawn.
    public func setFontSize(_ size: CGFloat) {}
    /// Without effect: nothing is drawn.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
    /// Without effect: nothing is drawn.
    public func endPage() {}
    /// Without effect: nothing is drawn.
    public func beginPDFPage(_ pageInfo: NSDictionary?) {}
    /// Without effect: nothing is drawn.
    public func endPDFPage() {}
    /// Without effect: nothing is drawn.
    public func closePDF() {}
    /// Without effect: nothing is drawn.
    public func drawPDFPage(_ page: CGPDFPage) {}
    /// Without effect: nothing is drawn.
    public func synchronize() {}
    /// The rectangle of the whole context: nothing is clipped.
    public var boundingBoxOfClipPath: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
    /// Null: no path is kept.
    public var boundingBoxOfPath: CGRect { .null }
    /// True: no path is kept.
    public var isPathEmpty: Bool { true }
    /// Nil: no path is kept.
    public var path: CGPath? { nil }
    /// Zero: no path is kept.
    public var currentPointOfPath: CGPoint { .zero }
    /// The identity; a new value is dropped.
    public var textMatrix: CGAffineTransform {
      get { .identity }
      set {}
    }
    /// Zero; a new value is dropped.
    public var textPosition: CGPoint {
      get { .zero }
      set {}
    }
    /// The usual form of a pixel: four bytes of red, green, blue and alpha.
    public var bitsPerComponent: Int { 8 }
    /// The usual form of a pixel: four bytes of red, green, blue and alpha.
    public var bitsPerPixel: Int { 32 }
    /// The usual form of a pixel: four bytes of red, green, blue and alpha.
    public var bytesPerRow: Int { width * 4 }
    /// The usual form of a pixel: four bytes of red, green, blue and alpha.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// The point in the space of the base.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// The rectangle in the space of the base.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// The point in the space of the drawing.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// The rectangle in the space of the drawing.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
  }

  extension CGContext {
    /// A context of the box's size; no file is written, and it is never nil.
    public convenience init?(_ url: NSURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?) {
      self.init(size: mediaBox?.pointee.size ?? CGSize(width: 612, height: 792))
    }
  }

  /// A page of a document, of which there is none.
  public final class CGPDFPage: Sendable {
    private init() {}
    /// Zero or nil: no document is read.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { .zero }
    /// Zero or nil: no document is read.
    public var pageNumber: Int { 0 }
  }
  /// A rectangle of a page.
  public enum CGPDFBox: Int32, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
  /// A document. No file is read.
  public final class CGPDFDocument: Sendable {
    /// Nil: no file is read.
    public init?(_ url: NSURL) { return nil }
    /// Nil: no data is read.
    public init?(_ provider: CGDataProvider) { return nil }
    /// Zero or nil: no document is read.
    public var numberOfPages: Int { 0 }
    /// Zero or nil: no document is read.
    public func page(at pageNumber: Int) -> CGPDFPage? { nil }
  }
#endif
