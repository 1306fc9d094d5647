/// A part of a list, a form or a picker, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View> {
  /// The header, the rows and the footer.
  public typealias _Parts = _Pair<
    _Pair<
      _ConditionalContent<Parent, _SectionDisclosure<Parent>>, _ConditionalContent<Content, _SectionRows<Content>>
    >, Footer
  >

  public let content: _Parts
  public let _look: [_Attribute]
  private let rows: Content

  nonisolated init(
    _ header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil
  ) {
    self.content = _Pair(
      _ConditionalContent(
        isExpanded.map { .second(_SectionDisclosure(label: header, isExpanded: $0)) } ?? .first(header)),
      _ConditionalContent(
        isExpanded.map { .second(_SectionRows(content: content, isExpanded: $0)) } ?? .first(content)),
      footer)
    rows = content
    _look = []
  }

  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }

  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }
}

extension Section where Parent == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }

  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Footer == EmptyView {
  /// - Parameter isExpanded: whether the rows are shown; a tap on the header changes it.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header(), content(), EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// - Parameter isExpanded: whether the rows are shown; a tap on the header changes it.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), content(), EmptyView(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content(), EmptyView()) }
}

extension Section: _ContainerView {
  public static var _name: String { "Section" }

  // NB: unlike other containers it holds rows of the list that it is in.

  public static func _mount(_ view: Self, in pass: inout _Pass) -> _Wrapped<_Parts, [_Attribute]> {
    _Wrapped(content: _Parts._mount(view.content, in: &pass), look: view._look)
  }

  public static func _update(
    _ mounted: inout _Wrapped<_Parts, [_Attribute]>, to view: Self, in pass: inout _Pass
  ) {
    _Parts._update(&mounted.content, to: view.content, in: &pass)
    mounted.look = view._look
  }

  public static func _render(_ look: [_Attribute], around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement(_name, look, part: .section), around: content)
  }
}

@MainActor
extension Section {
  public static func _addTraitKeys(to keys: inout _ViewTraitKeys) { keys.insert(SectionKey.self) }

  /// The options of a picker in sections are the rows of the sections.
  public func _addParts(to parts: inout _ViewParts) { rows._addParts(to: &parts) }
}

/// That a view is a section, as its type says.
enum SectionKey: _ViewTraitKey {
  typealias Value = Bool
}
