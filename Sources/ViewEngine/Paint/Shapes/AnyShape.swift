public import Foundation

/// A shape whose type is not known to what holds it.
public struct AnyShape: Shape {
  public nonisolated let _outline: _Outline
  private let outline: @Sendable (CGRect) -> Path

  public nonisolated init<Outline: Shape>(_ shape: Outline) {
    _outline = shape._outline
    outline = { shape.path(in: $0) }
  }

  public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
}
