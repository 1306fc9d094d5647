/// A part of a list, a form or a picker, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View> {
  /// The header, the rows and the footer.
  public typealias _Parts = _Pair<
    _Pair<
      _ConditionalContent<Parent, _SectionDisclosure<Parent>>, _ConditionalContent<Content, _SectionRows<Content>>
    >, Footer
  >

  public let content: _Parts
  @inlinable public var _look: [_Attribute] { [] }

  @inlinable nonisolated init(_ header: consuming Parent, _ content: consuming Content, _ footer: consuming Footer) {
    self.content = _Pair(_ConditionalContent(.first(header)), _ConditionalContent(.first(content)), footer)
  }

  nonisolated init(_ header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>) {
    self.content = _Pair(
      _ConditionalContent(.second(_SectionDisclosure(label: header, isExpanded: isExpanded))),
      _ConditionalContent(.second(_SectionRows(content: content, isExpanded: isExpanded))), footer)
  }

  @inlinable public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  @inlinable public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Footer == EmptyView {
  @inlinable public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }

  @inlinable public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }

  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header(), content(), EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView {
  @inlinable public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }

  @inlinable public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), content(), EmptyView(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  @inlinable public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section: _ContainerView {
  public static var _name: String { "Section" }

  // Unlike other containers it holds rows of the list that it is in.

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _Wrapped<_Parts, [_Attribute]> {
    _Wrapped(content: _Parts._mount(view.content, in: &pass), look: view._look)
  }

  @inlinable public static func _update(
    _ mounted: inout _Wrapped<_Parts, [_Attribute]>, to view: consuming Self, in pass: inout _Pass
  ) {
    let (content, look) = (view.content, view._look)
    _Parts._update(&mounted.content, to: content, in: &pass)
    mounted.look = look
  }

  public static func _render(_ look: [_Attribute], around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement(_name, look, part: .section), around: content)
  }
}

@MainActor
extension Section {
  public static func _addTraitKeys(to keys: inout _ViewTraitKeys) { keys.insert(SectionKey.self) }

  public func _addParts(to parts: inout _ViewParts) {
    let place = SectionPlace(content.first.first, content.second)
    switch content.first.second.branch {
    case .first(let rows): parts.add(rows, saying: place, for: SectionPlaceKey.self)
    case .second(let rows): parts.add(rows.content, saying: place, for: SectionPlaceKey.self)
    }
  }
}

/// The section of a row, with its header and footer.
package final class SectionPlace {
  package let header: AnyView
  package let footer: AnyView
  init(_ header: some View, _ footer: some View) { (self.header, self.footer) = (AnyView(header), AnyView(footer)) }
}

/// Tells the section of a row.
package enum SectionPlaceKey: _ViewTraitKey { package typealias Value = SectionPlace }

/// The header of a section whose rows can be hidden by a tap on it: a node, which reads whether they are.
public struct _SectionDisclosure<Label: View> {
  let label: Label
  let isExpanded: Binding<Bool>
}

extension _SectionDisclosure: _EngineView {
  public var body: some View {
    ExpansionView(
      content: DisclosureLabel(content: label, _look: { isExpanded.wrappedValue.toggle() }),
      _look: isExpanded.wrappedValue)
  }
}

/// The rows of a section that can be hidden: a node, which reads whether they are.
public struct _SectionRows<Content: View> {
  let content: Content
  let isExpanded: Binding<Bool>
}

extension _SectionRows: _EngineView {
  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _CompositeNode<Self> {
    mountUncounted(view, keepsRole: true, in: &pass)
  }

  public var body: some View { if isExpanded.wrappedValue { content } }
}

/// Marks a view as a section, by its type.
enum SectionKey: _ViewTraitKey {
  typealias Value = Bool
}

/// A view that tells whether something is expanded.
private struct ExpansionView<Content: View> {
  let content: Content
  let _look: Bool
}

extension ExpansionView: _WrapperView {
  static func _render(_ look: Bool, around content: () -> Void, into rendering: _Rendering) {
    rendering.decorate(_Attribute(look ? "expanded" : "collapsed"), around: content)
  }
}
