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
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    public func addLines(between points: [CGPoint]) {}
    public func addRects(_ rects: [CGRect]) {}
    public func fill(_ rects: [CGRect]) {}
    public func fillPath(using rule: CGPathFillRule) {}
    public func clip(using rule: CGPathFillRule) {}
    public func clip(to rects: [CGRect]) {}
    public func clip(to rect: CGRect, mask: CGImage) {}
    public func resetClip() {}
    public func drawPath(using mode: CGPathDrawingMode) {}
    public func replacePathWithStrokedPath() {}
    public func stroke(_ rect: CGRect, width: CGFloat) {}
    public func strokeLineSegments(between points: [CGPoint]) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    public func setMiterLimit(_ limit: CGFloat) {}
    public func setFlatness(_ flatness: CGFloat) {}
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {}
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {}
    public func setFillColorSpace(_ space: CGColorSpace) {}
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {}
    public func endTransparencyLayer() {}
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {}
    public func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {}
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
      options: CGGradientDrawingOptions
    ) {}
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    public func setCharacterSpacing(_ spacing: CGFloat) {}
    public func setFont(_ font: CGFont) {}
    public func setFontSize(_ size: CGFloat) {}
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
    public func endPage() {}
    public func beginPDFPage(_ pageInfo: NSDictionary?) {}
    public func endPDFPage() {}
    public func closePDF() {}
    public func drawPDFPage(_ page: CGPDFPage) {}
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
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
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
    public func getBoxRect(_ box: CGPDFBox) -> CGRect { .zero }
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
    public var numberOfPages: Int { 0 }
    public func page(at pageNumber: Int) -> CGPDFPage? { nil }
  }
#endif
