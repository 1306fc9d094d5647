/// The label of a tab whose item stands in the body of its view: a node of its own, which asks for it.
struct TabItemLabel {
  let source: PageSource
}

extension TabItemLabel: _EngineView {
  var body: some View { source.page(for: nil) }
}
