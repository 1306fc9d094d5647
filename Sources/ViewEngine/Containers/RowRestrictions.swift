/// A row, or rows, that a person cannot delete or move.
struct RestrictedRows<Content: View> {
  let content: Content
  let _look: (deleting: Bool, moving: Bool)
}

extension RestrictedRows: _WrapperView {
  static func _render(
    _ look: (deleting: Bool, moving: Bool), around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.apply(RowRestriction(deleting: look.deleting, moving: look.moving), around: content)
  }
}

extension View {
  /// Keeps a person from deleting the row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    RestrictedRows(content: self, _look: (isDisabled, false))
  }

  /// Keeps a person from moving the row.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    RestrictedRows(content: self, _look: (false, isDisabled))
  }
}
