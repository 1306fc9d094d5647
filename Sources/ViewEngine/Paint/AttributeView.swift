/// A view that was asked to look some way. The engine paints nothing: it keeps what was asked for.
public struct _AttributeView<Content: View> {
  public let content: Content
  public let _look: _Attribute
}

extension _AttributeView: _WrapperView {
  @inlinable public static var _isSilent: Bool { true }

  public static func _render(
    _ look: _Attribute, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.decorate(look, around: content)
  }
}

extension View {
  nonisolated func painted(_ name: String, _ value: String? = nil) -> _AttributeView<Self> {
    _AttributeView(content: self, _look: _Attribute(name, value))
  }

  /// - Parameter parts: what of it was asked for; a part that is nil was not.
  nonisolated func painted(_ name: String, _ parts: [(String, Any?)]) -> _AttributeView<Self> {
    let asked = parts.compactMap { part in part.1.map { part.0.isEmpty ? "\($0)" : "\(part.0) \($0)" } }
    return painted(name, asked.isEmpty ? nil : asked.joined(separator: " "))
  }
}
