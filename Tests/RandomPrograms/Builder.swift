#if canImport(Combine)
  import Combine
#elseif OpenCombine
  import OpenCombine
#endif
import OnChangeCompat
import ReferenceModel

/// Makes the views that a body describes.
@MainActor
struct Builder {
  typealias E = Element<EngineScope>
  let world: World
  var content: AnyView?

  func view(_ element: E) -> AnyView {
    switch element {
    case .empty: AnyView(EmptyView())
    case .text(let value): AnyView(text(value))
    case .button(let action): AnyView(Button("b\(action.handler.name)") { action.run() })
    case .stack(let parts): stack(parts)
    case .group(let parts):
      switch parts.count {
      case 2: AnyView(Group { pair(parts[0], parts[1]) })
      default: AnyView(ForEach(parts.indices, id: \.self) { view(parts[$0]) })
      }
    case .either(let isFirst, let part): either(isFirst, view(part))
    case .optional(let part): AnyView(part.map(view))
    case .rows(let rows): AnyView(list(rows))
    case .cell(let index, let input, let link, let outer): cell(index, input, outer.binding(link))
    case .content: content ?? AnyView(EmptyView())
    case .tabs(let name, let slot, let tabs, let outer): tabView(name, slot, outer, tabs)
    case .modified: modified(element)
    }
  }

  private func text(_ value: Int) -> Text { Text(verbatim: "\(value)") }

  @ViewBuilder private func pair(_ one: E, _ other: E) -> some View {
    view(one)
    view(other)
  }

  private func stack(_ parts: [E]) -> AnyView {
    switch parts.count {
    case 2: AnyView(VStack { pair(parts[0], parts[1]) })
    case 3:
      AnyView(
        HStack {
          pair(parts[0], parts[1])
          view(parts[2])
        })
    default: AnyView(VStack { ForEach(parts.indices, id: \.self) { view(parts[$0]) } })
    }
  }

  private func either(_ isFirst: Bool, _ part: AnyView) -> AnyView {
    @ViewBuilder func choice() -> some View {
      if isFirst { part } else { part }
    }
    return AnyView(choice())
  }

  private func cell(_ index: Int, _ input: Int, _ link: Binding<Int>) -> AnyView {
    let place = Place(world: world, definition: index, input: input)
    switch world.program.definitions[index].kind {
    case .plain:
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        return AnyView(Cell(place, link: link))
      } else {
        fatalError(World.requirement)
      }
    case .level: return AnyView(LevelCell(Slots(of: place, link: link)))
    case .equatable: return AnyView(EquatableCell(slots: Slots(of: place, link: link)).equatable())
    case .modifier: fatalError("definition \(index) is a modifier, which is no view")
    }
  }

  private func tabView(_ name: Int, _ slot: Slot, _ outer: EngineScope, _ tabs: [E]) -> AnyView {
    let selection = Binding(get: { outer.read(slot) % tabs.count }, set: { outer.write(slot, $0) })
    return AnyView(
      TabView(selection: selection) {
        ForEach(tabs.indices, id: \.self) { index in
          view(tabs[index]).tabItem { Text(verbatim: "t\(name).\(index)") }.tag(index)
        }
      })
  }

  private struct Row: Identifiable {
    let id: Int
    let view: AnyView
  }

  // MARK: Modifiers

  /// The number of modifiers in one static type with the modified view, as in a body.
  nonisolated static let staticModifiers = 3

  /// A view with its modifiers: the innermost ones in one static type.
  private func modified(_ element: E) -> AnyView {
    var changes: [Change<EngineScope>] = []
    var inner = element
    while case .modified(let content, let change) = inner {
      changes.append(change)
      inner = content
    }
    changes.reverse()
    var view = apply(changes.prefix(Self.staticModifiers), toBase: inner)
    var rest = changes.dropFirst(Self.staticModifiers)
    while !rest.isEmpty {
      view = apply(rest.prefix(Self.staticModifiers), to: view)
      rest = rest.dropFirst(Self.staticModifiers)
    }
    return view
  }

  private func apply(_ changes: ArraySlice<Change<EngineScope>>, toBase element: E) -> AnyView {
    switch element {
    case .empty: apply(changes, to: EmptyView())
    case .text(let value): apply(changes, to: text(value))
    case .optional(let part): apply(changes, to: part.map(view))
    case .rows(let rows): apply(changes, to: list(rows))
    default: apply(changes, to: view(element))
    }
  }

  private func list(_ rows: [(id: Int, row: E)]) -> some View {
    ForEach(rows.map { Row(id: $0.id, view: view($0.row)) }) { $0.view }
  }

  func apply<Content: View>(_ changes: ArraySlice<Change<EngineScope>>, to view: Content) -> AnyView {
    guard let change = changes.first else { return AnyView(view) }
    let rest = changes.dropFirst()
    switch change {
    case .id(let id): return apply(rest, to: view.id(id))
    case .onChange(let form, let value, let initial, let action):
      guard world.program.settings.observesDoubles else {
        return Observer(value: value, initial: initial, action: action).apply(form, rest, to: view, by: self)
      }
      let double = value == 3 ? Double.nan : Double(value)
      return Observer(value: double, initial: initial, action: action).apply(form, rest, to: view, by: self)
    case .onAppear(let action): return apply(rest, to: view.onAppear { action.run() })
    case .onDisappear(let action): return apply(rest, to: view.onDisappear { action.run() })
    case .onEvaluation(let value, let action):
      return apply(rest, to: view.onAppearAndOnChange(of: value) { action.run("\($0)", argument: $0) })
    case .level(let level): return apply(rest, to: view.environment(\.level, level))
    case .custom(let index, let input, let link, let outer):
      let place = Place(world: world, definition: index, input: input)
      return apply(rest, to: view.modifier(CustomModifier(slots: Slots(of: place, link: outer.binding(link)))))
    case .preference(let value): return apply(rest, to: view.preference(key: Marks.self, value: [value]))
    case .onPreference(let action):
      return apply(
        rest,
        to: view.onPreferenceChange(Marks.self) { action.run("\($0)", argument: $0.reduce(0, +) % 4) })
    case .sheet(let slot, let onDismiss, let page, let outer):
      let isUp = Binding(get: { outer.read(slot) % 2 == 1 }, set: { outer.write(slot, $0 ? 1 : 0) })
      return apply(
        rest, to: view.sheet(isPresented: isUp, onDismiss: { onDismiss.run() }, content: { self.view(page()) }))
    case .onReceive(let action):
      #if canImport(Combine) || OpenCombine
        return apply(rest, to: view.onReceive(world.subject) { action.run("\($0)", argument: $0) })
      #else
        fatalError("onReceive of \(action.handler.name) needs Combine, or the trait OpenCombine")
      #endif
    case .onReceiveJust(let value, let action):
      #if canImport(Combine) || OpenCombine
        return apply(rest, to: view.onReceive(Just(value)) { action.run("\($0)", argument: $0) })
      #else
        fatalError("onReceive of \(value) by \(action.handler.name) needs Combine, or the trait OpenCombine")
      #endif
    case .task(let id, let sleep, let action):
      nonisolated(unsafe) let action = action
      return apply(
        rest,
        to: view.task(id: id) { @MainActor [sleeps = world.sleep] in
          do { try await sleeps(sleep) } catch { return }
          action.run()
        })
    }
  }
}
