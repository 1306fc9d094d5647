import OnChangeCompat
import ReferenceModel

extension EnvironmentValues {
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

enum Marks: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Which definition of a program a cell shows, and with which input.
struct Place {
  let world: World
  let definition: Int
  let input: Int

  /// The value that the definition gives its second state.
  var second: Int { world.program.definitions[definition].second }

  /// The body of the definition.
  @MainActor
  func body(in scope: EngineScope, around content: AnyView? = nil) -> some View {
    let body = world.program.definitions[definition].evaluate(definition, input: input, in: scope)
    return Builder(world: world, content: content).view(body)
  }
}

/// A place with its states and its binding, as a dynamic property of a cell.
struct Slots: DynamicProperty {
  let place: Place
  @State private var first = 0
  @State private var second: Int
  @Binding private var link: Int

  init(of place: Place, link: Binding<Int>) {
    self.place = place
    _second = State(initialValue: place.second)
    _link = link
  }

  @MainActor
  func body(level: Int = 0, around content: AnyView? = nil) -> some View {
    let scope = EngineScope(
      world: place.world, first: _first, second: _second, link: $link, input: place.input, level: level)
    return place.body(in: scope, around: content)
  }
}

/// A composite view of a program. It has the states itself: the other cells have them in `Slots`.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct Cell: View {
  let place: Place
  @Binding var link: Int
  @Environment(\.clock) private var clock
  @State var first = 0
  @State var second: Int

  init(_ place: Place, link: Binding<Int>) {
    self.place = place
    _link = link
    _second = State(initialValue: place.second)
  }

  var body: some View {
    let scope = EngineScope(
      world: place.world, first: _first, second: _second, link: $link, input: place.input)
    let _ =
      place.definition == 0 ? place.world.begin(scope) { [clock] in try await clock.sleep(for: .seconds($0)) } : ()
    place.body(in: scope)
  }
}

/// A cell that reads the environment.
struct LevelCell: View {
  let slots: Slots
  @Environment(\.level) private var level

  init(_ slots: Slots) { self.slots = slots }

  var body: some View { slots.body(level: level) }
}

/// A cell with its own `==`.
struct EquatableCell: View, @MainActor Equatable {
  let slots: Slots

  var body: some View { slots.body() }

  static func == (one: EquatableCell, other: EquatableCell) -> Bool {
    one.slots.place.input / 2 == other.slots.place.input / 2
  }
}

/// A modifier of a program.
struct CustomModifier: ViewModifier {
  let slots: Slots

  func body(content: Content) -> some View { slots.body(around: AnyView(content)) }
}
