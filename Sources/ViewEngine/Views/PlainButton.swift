/// A button as the engine has it.
public struct _PlainButton<Content: View> {
  public let content: Content
  public let _look: _ButtonLook
  @inlinable nonisolated init(content: consuming Content, _look: consuming _ButtonLook) {
    self.content = content
    self._look = _look
  }
}

extension _PlainButton: _WrapperView {
  @inlinable public static var _isOwnView: Bool { true }
  @inlinable public static var _isSilent: Bool { true }

  public static func _render(
    _ look: _ButtonLook, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.add(look, around: content)
  }
}
