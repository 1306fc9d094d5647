/// A view, and what stands apart from it: what it presents over everything, or the field to search it with.
struct PresentingView<Content: View, Presenter: View> {
  let content: Content
  let presenter: Presenter
  /// Whether what is submitted there is submitted here, too.
  var submits = false
}

extension PresentingView: _WrappingView {
  struct _Mounted {
    var content: Content._Mounted
    var presenter: Presenter._Mounted
    let submits: Bool
  }

  static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    let (content, presenter) = pass.walk {
      Content._mount(view.content, in: &$0)
    } then: {
      Presenter._mount(view.presenter, in: &$0)
    }
    return _Mounted(content: content, presenter: presenter, submits: view.submits)
  }

  static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    _ = pass.walk {
      Content._update(&mounted.content, to: view.content, in: &$0)
    } then: {
      Presenter._update(&mounted.presenter, to: view.presenter, in: &$0)
    }
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    _ = pass.walk {
      Content._change(&mounted.content, to: presence, in: &$0)
    } then: {
      Presenter._change(&mounted.presenter, to: presence, in: &$0)
    }
  }

  static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }

  static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    Content._visit(mounted.content, by: visitor)
    guard let rendering = visitor.rendering else { return Presenter._visit(mounted.presenter, by: visitor) }
    let apart =
      mounted.submits
      ? StandsApart { outer, apart in apart[SubmitTrait.self] = outer[SubmitTrait.self] } : StandsApart()
    rendering.apply(apart) { Presenter._visit(mounted.presenter, by: visitor) }
  }
}
