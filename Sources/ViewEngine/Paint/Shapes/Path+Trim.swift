public import Foundation

extension Path {
  /// The part of the path between two fractions of its length.
  ///
  /// - Parameters: from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let pieces = pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    let start = max(0, from) * total
    let end = min(1, to) * total
    var trimmed = Path()
    var position: CGFloat = 0
    var continues = false
    for piece in pieces {
      defer { position += piece.length }
      let first = max(start, position)
      let last = min(end, position + piece.length)
      // NB: lengths are sums, so that what ends where a piece begins may seem to reach into it.
      guard last - first > total * 1e-9 else {
        continues = false
        continue
      }
      let part = piece.part(from: (first - position) / piece.length, to: (last - position) / piece.length)
      if !continues || !piece.continues { trimmed.move(to: part.points[0]) }
      trimmed.add(part)
      continues = last == position + piece.length
    }
    return trimmed
  }

  /// The lines and curves that the path is made of.
  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var start = CGPoint.zero
    var place = CGPoint.zero
    var continues = false
    func add(_ points: [CGPoint]) {
      pieces.append(Piece(points: [place] + points, continues: continues))
      place = points[points.count - 1]
      continues = true
    }
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        place = end
        continues = false
      case .line(let end): add([end])
      case .quadCurve(let end, let control): add([control, end])
      case .curve(let end, let control1, let control2): add([control1, control2, end])
      case .closeSubpath: if place != start { add([start]) }
      }
    }
    return pieces
  }

  private mutating func add(_ piece: Piece) {
    let points = piece.points
    switch points.count {
    case 2: addLine(to: points[1])
    case 3: addQuadCurve(to: points[2], control: points[1])
    default: addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  /// A line or a curve, by its end points and what is between them.
  private struct Piece {
    let points: [CGPoint]
    /// Whether it begins where the piece before it ends.
    var continues = false

    /// Measured along chords.
    var length: CGFloat {
      let count = points.count == 2 ? 1 : 64
      let chain = (0...count).map { split(at: CGFloat($0) / CGFloat(count)).first.points.last! }
      return zip(chain, chain.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    /// - Parameters: from 0 to 1, of the curve's own parameter, which is its length but for what it bends.
    func part(from: CGFloat, to: CGFloat) -> Piece {
      let rest = from > 0 ? split(at: from).second : self
      return to < 1 ? rest.split(at: (to - from) / (1 - from)).first : rest
    }

    /// Both parts of it, by repeated halving of the lines between its points.
    private func split(at fraction: CGFloat) -> (first: Piece, second: Piece) {
      var row = points
      var first = [row[0]]
      var second = [row[row.count - 1]]
      while row.count > 1 {
        row = zip(row, row.dropFirst()).map { start, end in
          CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
        }
        first.append(row[0])
        second.insert(row[row.count - 1], at: 0)
      }
      return (Piece(points: first), Piece(points: second))
    }
  }
}
