@testable import ViewEngine

/// A kind of container, with a view in it that is mounted while a flag is true.
@MainActor
enum Container: CaseIterable {
  case stacks, group, conditional, branch, rows, rowsOfList, erased, list, section, form, scrollView, lazyStacks, grids
  case tab, tabItem, navigationStack, navigationSplitView, pushed, link
  case sheet, fullScreenCover, popover, alert, dialog
  case toolbar, geometryReader, scrollViewReader, disclosureGroup, menu, label, groupBox
  case modifier, modifierTwice, modifierElsewhere, environment, identified, equatable, overlay, background, preference

  /// - Parameter isShown: Whether the content is mounted.
  @ViewBuilder func view<Content: View>(isShown: Binding<Bool>, _ content: Content) -> some View {
    if isPresentation { presentation(isShown, content) } else if isShown.wrappedValue { holder(content) }
  }

  private var isPresentation: Bool {
    switch self {
    case .pushed, .sheet, .fullScreenCover, .popover, .alert, .dialog, .conditional, .branch, .rows, .rowsOfList,
      .identified:
      true
    default: false
    }
  }

  /// A presentation that removes the content itself.
  @ViewBuilder private func presentation<Content: View>(_ isShown: Binding<Bool>, _ content: Content) -> some View {
    switch self {
    case .pushed:
      NavigationStack { Text("below").navigationDestination(isPresented: isShown) { content } }
    case .sheet: Text("below").sheet(isPresented: isShown) { content }
    case .fullScreenCover: Text("below").fullScreenCover(isPresented: isShown) { content }
    case .popover: Text("below").popover(isPresented: isShown) { content }
    case .alert: Text("below").alert("Alert", isPresented: isShown) { content }
    case .dialog: Text("below").confirmationDialog("Dialog", isPresented: isShown) { content }
    case .conditional: VStack { if isShown.wrappedValue { content } }
    case .branch: if isShown.wrappedValue { content } else { Text("other") }
    case .rows: ForEach(isShown.wrappedValue ? [1, 2] : [2], id: \.self) { if $0 == 1 { content } else { Text("2") } }
    case .rowsOfList: List(isShown.wrappedValue ? [1] : [], id: \.self) { _ in content }
    default:
      Group { if isShown.wrappedValue { AnyView(content) } else { AnyView(Text("new")) } }.id(isShown.wrappedValue)
    }
  }

  @ViewBuilder private func holder<Content: View>(_ content: Content) -> some View {
    switch self {
    case .tab, .tabItem, .navigationStack, .navigationSplitView, .link, .toolbar: page(content)
    case .modifier, .modifierTwice, .modifierElsewhere, .environment, .equatable, .overlay, .background, .preference:
      modified(content)
    default: stacked(content)
    }
  }

  @ViewBuilder private func stacked<Content: View>(_ content: Content) -> some View {
    switch self {
    case .stacks: VStack { HStack { ZStack { content } } }
    case .group: Group { content }
    case .erased: AnyView(content)
    case .list: List { content }
    case .section: Section("Section") { content }
    case .form: Form { content }
    case .scrollView: ScrollView { content }
    case .lazyStacks: LazyVStack { LazyHStack { content } }
    case .grids: Grid { GridRow { content } }
    case .geometryReader: GeometryReader { _ in content }
    case .scrollViewReader: ScrollViewReader { _ in content }
    case .disclosureGroup: DisclosureGroup("Group", isExpanded: .constant(true)) { content }
    case .menu: Menu("Menu") { content }
    case .label:
      Label {
        content
      } icon: {
        Text("icon")
      }
    default: GroupBox { content }
    }
  }

  @ViewBuilder private func page<Content: View>(_ content: Content) -> some View {
    switch self {
    case .tab: TabView { content.tabItem { Text("First") } }
    case .tabItem: TabView { Text("first").tabItem { content } }
    case .navigationStack: NavigationStack { content }
    case .navigationSplitView:
      NavigationSplitView {
        content
      } detail: {
        Text("detail")
      }
    case .link: NavigationStack { NavigationLink(destination: Text("there")) { content } }
    default: NavigationStack { Text("page").toolbar { content } }
    }
  }

  @ViewBuilder private func modified<Content: View>(_ content: Content) -> some View {
    switch self {
    case .modifier: content.modifier(Once())
    case .modifierTwice: content.modifier(Twice())
    case .modifierElsewhere: content.modifier(Elsewhere())
    case .environment: content.environment(\.lineLimit, 1).environment(\.lineLimit, 2)
    case .equatable: Same(content: content).equatable()
    case .overlay: Text("below").overlay { content }
    case .background: Text("above").background { content }
    default:
      content.preference(key: Names.self, value: ["a"]).onPreferenceChange(Names.self) { _ in }
    }
  }

  private struct Once: ViewModifier {
    func body(content: Content) -> some View { HStack { content } }
  }

  private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  private struct Elsewhere: ViewModifier {
    func body(content: Content) -> some View { VStack { content.environment(\.lineLimit, 1) } }
  }

  private struct Same<Content: View>: View, @MainActor Equatable {
    let content: Content
    var body: some View { content }
    static func == (first: Same, second: Same) -> Bool { true }
  }

  private enum Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }
}
