public import Foundation

/// A place in a scroll view: the id of a row, an edge or a point.
///
/// The id acts as with `scrollPosition(id:anchor:)`: a written id scrolls a lazy container to that row, and scrolling by
/// a host writes the id of the new first row. An edge or a point is kept in the render tree and scrolls nothing.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  // Only a Sendable id gets in, or one that a container read from such a value.
  private var id: AnyHashable?
  /// The edge that was asked for last; nil after other requests.
  public private(set) var edge: Edge?
  /// The point that was asked for last; nil after other requests.
  public private(set) var point: CGPoint?
  /// The distance that was asked for last; nil after other requests.
  public private(set) var x: CGFloat?
  /// The distance that was asked for last; nil after other requests.
  public private(set) var y: CGFloat?
  /// True after a host has scrolled, until the next request.
  public private(set) var isPositionedByUser = false
  private(set) var anchor: UnitPoint?

  /// A place without a request.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  /// A place without a request; the type of the ids has no effect.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  /// A place at an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
  /// A place at a point.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }
  /// A place at two distances.
  ///
  /// - Parameters:
  ///   - idType: the type of the ids; has no effect.
  ///   - x: points from the leading edge.
  ///   - y: points from the top.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }
  /// A place at a distance from the leading edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }
  /// A place at a distance from the top.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }

  /// Scrolls to the row with that id.
  ///
  /// - Parameters:
  ///   - id: the identifier.
  ///   - anchor: the wanted position of the row; nil for that of the modifier.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition()
    (self.id, self.anchor) = (AnyHashable(id), anchor)
  }
  /// Keeps the edge; no container scrolls.
  public mutating func scrollTo(edge: Edge) {
    self = ScrollPosition()
    self.edge = edge
  }
  /// Keeps the point; no container scrolls.
  public mutating func scrollTo(point: CGPoint) {
    self = ScrollPosition()
    self.point = point
  }
  /// Keeps the distances; no container scrolls.
  ///
  /// - Parameters:
  ///   - x: points from the leading edge.
  ///   - y: points from the top.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    self = ScrollPosition()
    (self.x, self.y) = (x, y)
  }
  /// Keeps the distance; no container scrolls.
  public mutating func scrollTo(x: CGFloat) {
    self = ScrollPosition()
    self.x = x
  }
  /// Keeps the distance; no container scrolls.
  public mutating func scrollTo(y: CGFloat) {
    self = ScrollPosition()
    self.y = y
  }

  /// The id of the first visible row, or the one that was asked for last.
  public var viewID: (any Hashable)? { id?.base as? any Hashable }
  /// The same id; nil if it has a different type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

  /// The id for a container.
  var row: AnyHashable? {
    get { id }
    set {
      self = ScrollPosition()
      (id, isPositionedByUser) = (newValue, true)
    }
  }
  /// The request as text.
  var text: String {
    if let id { return "\(id)" }
    if let edge { return "\(edge)" }
    if let point { return "\(point)" }
    let distances = [x.map { "x \($0)" }, y.map { "y \($0)" }].compactMap { $0 }
    return distances.isEmpty ? "none" : distances.joined(separator: " ")
  }
}

extension View {
  /// Binds a place in the scroll view.
  ///
  /// - Parameters:
  ///   - position: the place. An id scrolls a lazy container; an edge or a point does not.
  ///   - anchor: the wanted position of a row whose request has no anchor; nil for as little scrolling as is needed.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    ScrollPlaceView(content: self, position: position, anchor: anchor)
  }
}

/// Reads the place, so that a new one evaluates only this view.
private struct ScrollPlaceView<Content: View> {
  let content: Content
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
}

extension ScrollPlaceView: _ModifiedView, _EngineView {
  var body: some View {
    let place = position.wrappedValue
    return ScrollPositionView(content: content, id: position.row, anchor: place.anchor ?? anchor, text: place.text)
  }
}
