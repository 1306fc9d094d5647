/// What a `tag` says.
enum TagKey: _ViewTraitKey { typealias Value = TagValue }
/// What a `tabItem` shows.
enum TabLabelKey: _ViewTraitKey { typealias Value = AnyView }
/// What a `badge` says.
enum TabBadgeKey: _ViewTraitKey { typealias Value = String }
/// The section of the tab view that a tab is in.
enum TabSectionKey: _ViewTraitKey { typealias Value = String }
/// Whether a tab cannot be selected.
enum TabDisabledKey: _ViewTraitKey { typealias Value = Bool }

extension _ViewTraits {
  /// What a `tag` says, or else the id of a `ForEach` row.
  var tag: TagValue? {
    get { self[TagKey.self] ?? self[RowIDKey.self].map { TagValue($0, includesOptional: true) } }
    set { self[TagKey.self] = newValue }
  }
}

extension ViewPart {
  var tag: TagValue? {
    get { traits.tag }
    set { traits.tag = newValue }
  }

  var label: AnyView? { traits[TabLabelKey.self] }
  var badge: String? { traits[TabBadgeKey.self] }
  var section: String? { traits[TabSectionKey.self] }
  var isDisabled: Bool { traits[TabDisabledKey.self] ?? false }
}
