/// A view in which the labels of controls are not seen.
struct LabelsHiddenView<Content: View> {
  let content: Content
  var _look: Void { () }
}

extension LabelsHiddenView: _WrapperView {
  static func _render(
    _ look: Void, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.apply(HidesLabels(), around: content)
  }
}
