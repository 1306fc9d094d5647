extension View {
  /// Updates what is there, or mounts what is not there yet.
  // NB: made in each branch, for the parts of what both consume would be copied.
  @inlinable static func updateOrMount(
    _ mounted: inout _Mounted?, to view: @autoclosure () -> Self, in pass: inout _Pass
  ) {
    if mounted != nil {
      _update(&mounted!, to: view(), in: &pass)
    } else {
      mounted = _mount(view(), in: &pass)
    }
  }

  /// Walks over what is there, if anything is.
  // NB: `inout`, for all of it would be copied else.
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
