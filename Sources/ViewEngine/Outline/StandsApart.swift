/// What takes no part in how the view around it looks and acts, as a sheet does.
struct StandsApart: ElementTrait {
  /// What it takes over all the same.
  let keeping: (ElementContext, inout ElementContext) -> Void

  init(keeping: @escaping (ElementContext, inout ElementContext) -> Void = { _, _ in }) { self.keeping = keeping }

  var standsApart: Bool { true }

  func apply(to context: inout ElementContext) {
    var apart = context.apart
    keeping(context, &apart)
    context = apart
  }
}
