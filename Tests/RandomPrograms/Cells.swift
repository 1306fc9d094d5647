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

/// A composite view of a program.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct Cell: View {
  let world: World
  let definition: Int
  let input: Int
  @Binding var link: Int
  @Environment(\.clock) private var clock
  @State var first = 0
  @State var second: Int

  init(_ world: World, _ definition: Int, input: Int, link: Binding<Int>) {
    self.world = world
    self.definition = definition
    self.input = input
    _link = link
    _second = State(initialValue: world.program.definitions[definition].second)
  }

  var body: some View {
    let scope = EngineScope(world: world, first: $first, second: $second, link: $link, input: input)
    let _ = definition == 0 ? world.begin(scope) { [clock] in try await clock.sleep(for: .seconds($0)) } : ()
    Builder(world: world).view(world.program.definitions[definition].evaluate(definition, input: input, in: scope))
  }
}

/// One that reads the environment.
struct LevelCell: View {
  let world: World
  let definition: Int
  let input: Int
  @Binding var link: Int
  @Environment(\.level) private var level
  @State private var first = 0
  @State private var second: Int

  init(_ world: World, _ definition: Int, input: Int, link: Binding<Int>) {
    self.world = world
    self.definition = definition
    self.input = input
    _link = link
    _second = State(initialValue: world.program.definitions[definition].second)
  }

  var body: some View {
    let scope = EngineScope(world: world, first: $first, second: $second, link: $link, input: input, level: level)
    Builder(world: world).view(world.program.definitions[definition].evaluate(definition, input: input, in: scope))
  }
}

/// One that is compared by an `==` of its own.
struct EquatableCell: View, @MainActor Equatable {
  let world: World
  let definition: Int
  let input: Int
  @Binding var link: Int
  @State private var first = 0
  @State private var second: Int

  init(_ world: World, _ definition: Int, input: Int, link: Binding<Int>) {
    self.world = world
    self.definition = definition
    self.input = input
    _link = link
    _second = State(initialValue: world.program.definitions[definition].second)
  }

  var body: some View {
    let scope = EngineScope(world: world, first: $first, second: $second, link: $link, input: input)
    Builder(world: world).view(world.program.definitions[definition].evaluate(definition, input: input, in: scope))
  }

  nonisolated static func == (one: EquatableCell, other: EquatableCell) -> Bool { one.input / 2 == other.input / 2 }
}

/// A modifier of a program.
struct CustomModifier: ViewModifier {
  let world: World
  let definition: Int
  let input: Int
  @Binding var link: Int
  @State private var first = 0
  @State private var second: Int

  init(_ world: World, _ definition: Int, input: Int, link: Binding<Int>) {
    self.world = world
    self.definition = definition
    self.input = input
    _link = link
    _second = State(initialValue: world.program.definitions[definition].second)
  }

  func body(content: Content) -> some View {
    let scope = EngineScope(world: world, first: $first, second: $second, link: $link, input: input)
    let body = world.program.definitions[definition].evaluate(definition, input: input, in: scope)
    Builder(world: world, content: AnyView(content)).view(body)
  }
}
