/// A view in which updates have another transaction.
struct TransactionView<Content: View, Value: Equatable> {
  let content: Content
  /// What the changes come together with; nil for all changes.
  let value: Value?
  let transform: (inout Transaction) -> Void
}

extension TransactionView: _ModifiedView, _PrimitiveView {
  typealias Inner = _EnvironmentView<Content, _EnvironmentValueSetting<TransactionTransformReference>>

  struct _Mounted {
    var content: Inner._Mounted
    var value: Value?
    let transform: TransactionTransform
  }

  private func inner(_ transform: TransactionTransform) -> Inner {
    _EnvironmentView(
      content,
      _EnvironmentValueSetting(\.transactionTransform, TransactionTransformReference(transform: transform)))
  }

  static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _Mounted {
    if pass.graph.actionBracket == nil {
      pass.graph.actionBracket = { scope in
        EnvironmentValues(in: scope, readBy: nil).transactionTransform.transform?.bracket()
      }
    }
    let transform = TransactionTransform(in: pass)
    transform.follow(view.transform, isOnlyForThisPass: view.value.map { _ in false })
    let inner = view.inner(transform)
    let content = pass.collect(in: transform.bracket()) { pass in Inner._mount(inner, in: &pass) }
    return _Mounted(content: content, value: view.value, transform: transform)
  }

  static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    let isOther = view.value.map { !isEqual($0, mounted.value) }
    mounted.transform.follow(view.transform, isOnlyForThisPass: isOther)
    mounted.value = view.value
    let inner = view.inner(mounted.transform)
    pass.collect(in: mounted.transform.bracket()) { pass in Inner._update(&mounted.content, to: inner, in: &pass) }
  }

  static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Inner._change(&mounted.content, to: presence, in: &pass)
  }

  static var _mayBeEmpty: Bool { Inner._mayBeEmpty }

  static func _isEmpty(_ mounted: _Mounted) -> Bool { Inner._isEmpty(mounted.content) }
  static func _leavesAtOnce(_ mounted: _Mounted) -> Bool { Inner._leavesAtOnce(mounted.content) }
  static func _visit(_ mounted: _Mounted, by visitor: _Visitor) { Inner._visit(mounted.content, by: visitor) }
}
