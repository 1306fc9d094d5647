import Foundation
import OnChangeCompat

/// A wild screen, shown.
struct WildView: View {
  let screen: WildScreen
  @State var flags = [false, true, false, true]
  @State var numbers = [0, 1, 2, 3]
  @State var texts = ["", "a", "b", "a"]
  @State var date = Date(timeIntervalSince1970: 0)
  @FocusState var focus: Int?

  var body: some View { view(screen.root) }

  func view(_ node: WildNode) -> AnyView {
    switch node {
    case .empty: AnyView(EmptyView())
    case .text(let index): AnyView(Text(verbatim: "\(texts[index]) \(numbers[index])"))
    case .leaf(let leaf, let index): view(leaf, index)
    case .container(let container, let nodes): view(container, nodes)
    case .rows(let index, let row): rows(index, row)
    case .either(let index, let first, let second): either(flags[index], first, second)
    case .modified(let node, let modifier, let index): modified(view(node), modifier, index)
    case .presenting(let node, let kind, let index, let page): presenting(view(node), kind, index, page)
    }
  }

  /// Two elements share some names, and one name is empty.
  private func name(_ index: Int) -> String { ["a", "b", "", "a"][index] }

  private func either(_ isFirst: Bool, _ first: WildNode, _ second: WildNode) -> AnyView {
    @ViewBuilder func choice() -> some View {
      if isFirst { view(first) } else { view(second) }
    }
    return AnyView(choice())
  }

  private func rows(_ index: Int, _ row: WildNode) -> AnyView {
    // With an id that occurs twice, once the number is large enough.
    let ids = (0..<min(abs(numbers[index] % 7), 6)).map { $0 == 5 ? 0 : $0 }
    return AnyView(
      ForEach(ids, id: \.self) { _ in view(row) }
        .onDelete { offsets in numbers[index] -= offsets.count }
        .onMove { _, _ in numbers[index] += 1 })
  }

  private func view(_ leaf: WildLeaf, _ index: Int) -> AnyView {
    let name = name(index)
    switch leaf {
    case .button:
      return AnyView(
        Button(name) {
          numbers[index] &+= 1
          flags[(index + 1) % 4].toggle()
        })
    case .toggle: return AnyView(Toggle(name, isOn: $flags[index]))
    case .field: return AnyView(TextField(name, text: $texts[index]).focused($focus, equals: index))
    case .secureField: return AnyView(SecureField(name, text: $texts[index]))
    case .editor: return AnyView(TextEditor(text: $texts[index]))
    case .slider:
      let value = Binding(get: { Double(numbers[index]) }, set: { numbers[index] = Int($0) })
      return AnyView(Slider(value: value, in: 0...3, step: 1) { Text(verbatim: name) })
    case .stepper: return AnyView(Stepper(name, value: $numbers[index], in: -1...3))
    case .picker:
      return AnyView(
        Picker(name, selection: $numbers[index]) { ForEach(0..<3) { Text(verbatim: "\($0)").tag($0) } })
    case .datePicker: return AnyView(DatePicker(name, selection: $date))
    case .progress: return AnyView(ProgressView(name, value: Double(numbers[index]), total: 3))
    case .label: return AnyView(Label(name, systemImage: "star"))
    case .link: return AnyView(NavigationLink(name, value: index))
    }
  }

  private func view(_ container: WildContainer, _ nodes: [WildNode]) -> AnyView {
    let content = ForEach(nodes.indices, id: \.self) { view(nodes[$0]) }
    let name = name(nodes.count % 4)
    switch container {
    case .vertical: return AnyView(VStack { content })
    case .horizontal: return AnyView(HStack { content })
    case .depth: return AnyView(ZStack { content })
    case .group: return AnyView(Group { content })
    case .list: return AnyView(List { content })
    case .form: return AnyView(Form { content })
    case .section: return AnyView(Section(name) { content })
    case .scroll: return AnyView(ScrollView { content })
    case .lazy: return AnyView(LazyVStack { content })
    case .tabs:
      return AnyView(
        TabView(selection: $numbers[0]) {
          ForEach(nodes.indices, id: \.self) { index in
            view(nodes[index]).tabItem { Text(verbatim: self.name(index)) }.tag(index)
          }
        })
    case .navigation:
      return AnyView(NavigationStack { content.navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") } })
    case .menu: return AnyView(Menu(name) { content })
    case .disclosure: return AnyView(DisclosureGroup(name, isExpanded: $flags[0]) { content })
    case .reader: return AnyView(GeometryReader { _ in content })
    }
  }

  private func modified(_ view: AnyView, _ modifier: WildModifier, _ index: Int) -> AnyView {
    switch modifier {
    case .disabled: return AnyView(view.disabled(flags[index]))
    case .hidden: return AnyView(view.hidden())
    case .id: return AnyView(view.id(numbers[index]))
    case .tag: return AnyView(view.tag(numbers[index]))
    case .legacy: return AnyView(view.observe(numbers[index]) { numbers[(index + 1) % 4] = $0 })
    case .modern:
      return AnyView(view.onChange(of: flags[index], initial: true) { _, new in numbers[index] = new ? 1 : 2 })
    case .appear: return AnyView(view.onAppear { numbers[index] += 1 })
    case .disappear: return AnyView(view.onDisappear { flags[index].toggle() })
    case .identifier: return AnyView(view.accessibilityIdentifier(name(index)))
    case .focused: return AnyView(view.focused($focus, equals: index))
    case .submit: return AnyView(view.onSubmit { texts[index] += "a" })
    case .search: return AnyView(view.searchable(text: $texts[index]))
    case .gesture: return AnyView(view.onTapGesture { numbers[index] += 1 })
    case .toolbar: return AnyView(view.toolbar { Button(name(index)) { flags[index].toggle() } })
    case .environment: return AnyView(view.environment(\.isEnabled, flags[index]))
    case .transition: return AnyView(view.transition(.identity))
    case .refreshable: return AnyView(view.refreshable { numbers[index] += 1 })
    case .menu: return AnyView(view.contextMenu { Button(name(index)) { flags[index].toggle() } })
    case .row: return AnyView(view.listRowInsets(nil))
    case .title: return AnyView(view.navigationTitle(name(index)))
    }
  }

  private func presenting(_ view: AnyView, _ kind: WildPresentation, _ index: Int, _ page: WildNode) -> AnyView {
    let isPresented = $flags[index]
    switch kind {
    case .sheet:
      return AnyView(view.sheet(isPresented: isPresented, onDismiss: { numbers[index] += 1 }) { self.view(page) })
    case .alert: return AnyView(view.alert(name(index), isPresented: isPresented) { self.view(page) })
    case .dialog: return AnyView(view.confirmationDialog(name(index), isPresented: isPresented) { self.view(page) })
    case .popover: return AnyView(view.popover(isPresented: isPresented) { self.view(page) })
    case .cover: return AnyView(view.fullScreenCover(isPresented: isPresented) { self.view(page) })
    case .link:
      return AnyView(
        VStack {
          view
          NavigationLink(name(index)) { self.view(page) }
        })
    case .destination: return AnyView(view.navigationDestination(isPresented: isPresented) { self.view(page) })
    }
  }
}

extension View {
  // Through a protocol, because the deprecated form is what is meant.
  fileprivate func observe(_ value: Int, _ action: @escaping (Int) -> Void) -> some View {
    (LegacyForm() as any Observing).observe(AnyView(self), value, action)
  }
}

private protocol Observing {
  @MainActor func observe(_ view: AnyView, _ value: Int, _ action: @escaping (Int) -> Void) -> AnyView
}

private struct LegacyForm: Observing {
  @available(*, deprecated, message: "uses the legacy form")
  func observe(_ view: AnyView, _ value: Int, _ action: @escaping (Int) -> Void) -> AnyView {
    AnyView(view.onChange(of: value) { action($0) })
  }
}
