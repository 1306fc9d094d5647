public import Foundation

/// An outline drawn step by step. It keeps its elements; the tree shows them.
public struct Path: Equatable, Sendable, CustomStringConvertible {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var elements: [Element] = []

  public init() {}

  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public init(_ rect: CGRect) { addRect(rect) }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The whole path, unless nothing is left between the fractions: nothing is painted, so no lengths are measured (our
  /// choice). What a `Shape` was asked to trim is kept in the tree.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { from < to ? self : Path() }

  /// The path itself: nothing is painted, so the outline of the stroke is not computed (our choice).
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// Where the last step ended; nil if there was none.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    return last.end ?? elements.last { if case .move = $0 { true } else { false } }?.end
  }

  /// The steps as numbers, each group followed by the letter of its step: `0 0 m 10 0 l h`.
  public var description: String { elements.map(\.description).joined(separator: " ") }
}

extension Path.Element {
  /// Where it leads to; nil for the way back to the start.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  func mapped(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: change(end))
    case .line(let end): .line(to: change(end))
    case .quadCurve(let end, let control): .quadCurve(to: change(end), control: change(control))
    case .curve(let end, let control1, let control2):
      .curve(to: change(end), control1: change(control1), control2: change(control2))
    case .closeSubpath: .closeSubpath
    }
  }

  fileprivate var description: String {
    switch self {
    case .move(let end): "\(end.summary) m"
    case .line(let end): "\(end.summary) l"
    case .quadCurve(let end, let control): "\(control.summary) \(end.summary) q"
    case .curve(let end, let control1, let control2): "\(control1.summary) \(control2.summary) \(end.summary) c"
    case .closeSubpath: "h"
    }
  }
}

extension CGPoint {
  /// Both coordinates, whole ones without a fraction.
  fileprivate var summary: String { "\(Self.summary(of: x)) \(Self.summary(of: y))" }

  private static func summary(of value: CGFloat) -> String {
    Int64(exactly: value).map(String.init) ?? "\(value)"
  }
}
