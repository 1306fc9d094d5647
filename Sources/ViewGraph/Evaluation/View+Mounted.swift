extension View {
  /// Updates the mounted view, or mounts it.
  // Made in each branch, to avoid a copy of the parts that both consume.
  @inlinable static func updateOrMount(
    _ mounted: inout _Mounted?, to view: @autoclosure () -> Self, in pass: inout _Pass
  ) {
    if mounted != nil {
      _update(&mounted!, to: view(), in: &pass)
    } else {
      mounted = _mount(view(), in: &pass)
    }
  }

  /// Visits the mounted view, if there is one.
  // `inout`, to avoid a copy of the whole value.
  @inlinable static func visit(_ mounted: inout _Mounted?, by visitor: _Visitor) {
    if mounted != nil { visit(&mounted!, by: visitor) }
  }

  @inlinable static func visit(_ mounted: inout _Mounted, by visitor: _Visitor) { _visit(mounted, by: visitor) }

  @inlinable static func _remove(_ mounted: inout _Mounted?, in pass: inout _Pass) {
    if mounted != nil {
      _change(&mounted!, to: .removed, in: &pass)
      mounted = nil
    }
  }
}
