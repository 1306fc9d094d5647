// Printed by `random-programs print 3,7,11,38 theme modern`.
import OnChangeCompat
import RandomPrograms

// MARK: Seed 3

@available(*, deprecated, message: "uses the legacy form")
struct Modern3View0: View {
  let world: World
  let input: Int
  @Binding var link: Int
  @State var first = 0
  @State var second = 1
  var body: some View {
    let _ = world.log("body 0 of \(input)")
    let _ = world.begin(self)
    Group {
      VStack {
        Modern3View1(world: world, input: input, link: $first).equatable()
      }
      .onDisappear { [c0 = input, c1 = world.shared.zeroth] in
        world.log("5() captured \([c0, c1] as [Int]) sees \([world.shared.first, first] as [Int])")
        second = ((world.shared.zeroth + 2) % 4)
        if isOdd(second) {
          first = ((world.shared.zeroth + 1) % 4)
        }
      }
    }
    .id(((input + 2) % 4))
    .id(first)
  }
}

@available(*, deprecated, message: "uses the legacy form")
struct Modern3View1: View, Equatable {
  let world: World
  let input: Int
  @Binding var link: Int
  @State var first = 0
  @State var second = 2
  var body: some View {
    let _ = world.log("body 1 of \(input)")
    Button("b1") { [c0 = world.shared.first] in
      world.log("1() captured \([c0] as [Int]) sees \([link, first] as [Int])")
      world.shared.zeroth = 1
    }
    .onChange(of: ((world.shared.first + 3) % 4), initial: true) { [c0 = second, c1 = second] old, new in
      world.log("2(\(old) → \(new)) captured \([c0, c1] as [Int]) sees \([] as [Int])")
      withAnimation {
        second = ((world.shared.zeroth + 1) % 4)
        withAnimation {
          first = ((first + 1) % 4)
        }
      }
      withAnimation {
        withAnimation {
          second = 3
        }
      }
    }
    .onDisappear {
      world.log("3() captured \([] as [Int]) sees \([first] as [Int])")
    }
    .onChange(of: second) {
      world.log("4() captured \([] as [Int]) sees \([link, link] as [Int])")
      link = ((world.shared.zeroth + 1) % 4)
      withAnimation {
        withAnimation {
          first = ((input + 2) % 4)
          link = ((first + 1) % 4)
        }
        second = 0
      }
    }
  }
  nonisolated static func == (one: Self, other: Self) -> Bool { one.input / 2 == other.input / 2 }
}

@available(*, deprecated, message: "uses the legacy form")
@MainActor func runModern3View(_ world: World) throws -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.captureRule = .newest
  configuration.passLimit = 3
  configuration.onWarning = { _ in }
  let host = ViewHost(Modern3View0(world: world, input: 0, link: .constant(0)), configuration: configuration)
  try host.tap("b1", at: 0)
  try host.tap("b1", at: 0)
  _ = host.texts
  try host.tap("b1", at: 0)
  host.update {
    let view = world.root as! Modern3View0
    view.first = 1
  }
  return host
}

// MARK: Seed 7

@available(*, deprecated, message: "uses the legacy form")
struct Modern7View0: View {
  let world: World
  let input: Int
  @Binding var link: Int
  @State var first = 0
  @State var second = 2
  var body: some View {
    let _ = world.log("body 0 of \(input)")
    let _ = world.begin(self)
    VStack {
      TabView(selection: Binding(get: { second % 2 }, set: { second = $0 })) {
        VStack {
          Button("b2") { [c0 = second, c1 = second] in
            world.log("2() captured \([c0, c1] as [Int]) sees \([world.shared.first] as [Int])")
          }
          .onChange(of: ((input + 2) % 4), initial: true) {
            world.log("3() captured \([] as [Int]) sees \([] as [Int])")
            world.shared.first = 0
            withAnimation {
              first = input
              second = 2
            }
          }
        }
        .tabItem { Text(verbatim: "t1.0") }.tag(0)
        VStack {
          EmptyView()
        }
        .tabItem { Text(verbatim: "t1.1") }.tag(1)
      }
    }
    .onAppear {
      world.log("4() captured \([] as [Int]) sees \([input, first] as [Int])")
      first = world.shared.first
      second = 1
    }
    .onChange(of: input) {
      world.log("5() captured \([] as [Int]) sees \([second] as [Int])")
    }
  }
}

@available(*, deprecated, message: "uses the legacy form")
@MainActor func runModern7View(_ world: World) throws -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.siblingOrder = .reversed
  configuration.presentationBudget = 1
  configuration.onWarning = { _ in }
  let host = ViewHost(Modern7View0(world: world, input: 0, link: .constant(0)), configuration: configuration)
  _ = host.texts
  host.update {
    let view = world.root as! Modern7View0
    withAnimation {
      withAnimation {
        view.second = view.world.shared.first
        view.world.shared.zeroth = ((view.second + 2) % 4)
      }
    }
  }
  host.render()
  host.render()
  host.update {
    let view = world.root as! Modern7View0
    if isOdd(1) {
      view.second = 3
    }
    view.second = 2
  }
  return host
}

// MARK: Seed 11

@available(*, deprecated, message: "uses the legacy form")
struct Modern11View0: View {
  let world: World
  let input: Int
  @Binding var link: Int
  @State var first = 0
  @State var second = 2
  var body: some View {
    let _ = world.log("body 0 of \(input)")
    let _ = world.begin(self)
    EmptyView()
  }
}

@available(*, deprecated, message: "uses the legacy form")
@MainActor func runModern11View(_ world: World) throws -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.onWarning = { _ in }
  let host = ViewHost(Modern11View0(world: world, input: 0, link: .constant(0)), configuration: configuration)
  _ = host.texts
  _ = host.texts
  _ = host.texts
  host.update {
    let view = world.root as! Modern11View0
    view.second = 1
    view.first = ((view.input + 1) % 4)
  }
  _ = host.texts
  _ = host.texts
  _ = host.texts
  _ = host.texts
  host.dismiss()
  return host
}

// MARK: Seed 38

@available(*, deprecated, message: "uses the legacy form")
struct Modern38View0: View {
  let world: World
  let input: Int
  @Binding var link: Int
  @State var first = 0
  @State var second = 0
  var body: some View {
    let _ = world.log("body 0 of \(input)")
    let _ = world.begin(self)
    VStack {
      Text(verbatim: "\(world.shared.zeroth)")
        .preference(key: Marks.self, value: [first])
      Button("b3") { [c0 = second] in
        world.log("3() captured \([c0] as [Int]) sees \([world.shared.zeroth] as [Int])")
        second = ((second + 2) % 4)
      }
      .onChange(of: ((world.shared.zeroth + 2) % 4)) { [c0 = first, c1 = second] old, new in
        world.log("4(\(old) → \(new)) captured \([c0, c1] as [Int]) sees \([second, second] as [Int])")
        first = ((c1 + 2) % 4)
        second = ((input + 2) % 4)
      }
      .onChange(of: second) { [c0 = second, c1 = second] old, new in
        world.log("5(\(old) → \(new)) captured \([c0, c1] as [Int]) sees \([second, world.shared.zeroth] as [Int])")
        if isOdd(c1) {
          withAnimation {
            world.shared.zeroth = ((first + 2) % 4)
            world.shared.first = ((number(new) + 1) % 4)
          }
        }
      }
      .onChange(of: second, initial: true) { old, new in
        world.log("6(\(old) → \(new)) captured \([] as [Int]) sees \([second, world.shared.zeroth] as [Int])")
      }
    }
    .onPreferenceChange(Marks.self) { new in
      world.log("7(\(new)) captured \([] as [Int]) sees \([input, input] as [Int])")
      withAnimation {
        second = ((second + 1) % 4)
      }
    }
  }
}

@available(*, deprecated, message: "uses the legacy form")
@MainActor func runModern38View(_ world: World) throws -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.siblingOrder = .reversed
  configuration.passLimit = 5
  configuration.onWarning = { _ in }
  let host = ViewHost(Modern38View0(world: world, input: 0, link: .constant(0)), configuration: configuration)
  host.setEnvironment(\.level, to: 2)
  try host.tap("b3", at: 0)
  _ = host.texts
  try host.tap("b3", at: 0)
  try host.tap("b3", at: 0)
  host.dismiss()
  return host
}

enum ModernPrograms: PrintedPrograms {
  @available(*, deprecated, message: "uses the legacy form")
  static var all: [PrintedProgram] {
    [
      PrintedProgram(seed: 3, theme: .modern, run: runModern3View),
      PrintedProgram(seed: 7, theme: .modern, run: runModern7View),
      PrintedProgram(seed: 11, theme: .modern, run: runModern11View),
      PrintedProgram(seed: 38, theme: .modern, run: runModern38View),
    ]
  }
}
