// Printed by `random-programs print 2,3,7,14 theme tasks`.
import OnChangeCompat
import RandomPrograms

// MARK: Seed 2

@available(*, deprecated, message: "uses the legacy form")
struct Tasks2View0: View {
  let world: World
  let input: Int
  @Binding var link: Int
  @State var first = 0
  @State var second = 0
  var body: some View {
    let _ = world.log("body 0 of \(input)")
    let _ = world.begin(self)
    VStack {
      Text(verbatim: "\(second)")
        .preference(key: Marks.self, value: [second])
      ForEach([[], [], [0, 2, 1]][((first + 3) % 4) % 3], id: \.self) { row in
        Tasks2View2(world: world, input: world.shared.zeroth, link: $first)
      }
      .onChange(of: ((second + 1) % 4)) { [c0 = second, c1 = world.shared.first] new in
        world.log("9(\(new)) captured \([c0, c1] as [Int]) sees \([first, first] as [Int])")
      }
    }
    .onPreferenceChange(Marks.self) { new in
      world.log("10(\(new)) captured \([] as [Int]) sees \([second] as [Int])")
      withAnimation {
        world.shared.first = number(new)
        second = 1
      }
    }
  }
}

@available(*, deprecated, message: "uses the legacy form")
struct Tasks2View2: View {
  let world: World
  let input: Int
  @Binding var link: Int
  @State var first = 0
  @State var second = 0
  var body: some View {
    let _ = world.log("body 2 of \(input)")
    ForEach([[2], [1, 3], [1]][second % 3], id: \.self) { row in
      Text(verbatim: "\(((world.shared.first + 2) % 4))")
    }
    .onAppear { [c0 = second, c1 = link] in
      world.log("1() captured \([c0, c1] as [Int]) sees \([second] as [Int])")
      second = ((0 + 2) % 4)
      link = 1
    }
    .environment(\.level, link)
    .environment(\.level, link)
    .onDisappear {
      world.log("2() captured \([] as [Int]) sees \([first] as [Int])")
      world.shared.first = link
    }
    .onDisappear { [c0 = input, c1 = first] in
      world.log("3() captured \([c0, c1] as [Int]) sees \([] as [Int])")
    }
    .onDisappear { [c0 = second] in
      world.log("4() captured \([c0] as [Int]) sees \([input, world.shared.first] as [Int])")
    }
  }
}

@available(*, deprecated, message: "uses the legacy form")
@MainActor func runTasks2View(_ world: World) async throws -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.siblingOrder = .reversed
  configuration.onWarning = { _ in }
  let host = ViewHost(Tasks2View0(world: world, input: 0, link: .constant(0)), configuration: configuration)
  await host.settle()
  _ = host.texts
  await host.settle()
  host.setEnvironment(\.level, to: 0)
  await host.settle()
  host.setEnvironment(\.level, to: 1)
  await host.settle()
  _ = host.texts
  await host.settle()
  _ = host.texts
  await host.settle()
  host.dismiss()
  await host.settle()
  return host
}

// MARK: Seed 3

@available(*, deprecated, message: "uses the legacy form")
struct Tasks3View0: View {
  let world: World
  let input: Int
  @Binding var link: Int
  @State var first = 0
  @State var second = 1
  var body: some View {
    let _ = world.log("body 0 of \(input)")
    let _ = world.begin(self)
    Tasks3View1(world: world, input: world.shared.first, link: $second).equatable()
      .id(input)
      .onAppear { [c0 = input, c1 = second] in
        world.log("6() captured \([c0, c1] as [Int]) sees \([] as [Int])")
      }
      .onDisappear {
        world.log("7() captured \([] as [Int]) sees \([world.shared.first] as [Int])")
      }
      .onAppear {
        world.log("8() captured \([] as [Int]) sees \([second] as [Int])")
      }
  }
}

@available(*, deprecated, message: "uses the legacy form")
struct Tasks3View1: View, Equatable {
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
    .onAppearAndOnChange(of: ((first + 2) % 4)) { [c0 = first, c1 = second] new in
      world.log("4(\(new)) captured \([c0, c1] as [Int]) sees \([second, link] as [Int])")
    }
    .onAppear {
      world.log("5() captured \([] as [Int]) sees \([] as [Int])")
      second = 1
      withAnimation {
        link = ((second + 1) % 4)
      }
    }
  }
  nonisolated static func == (one: Self, other: Self) -> Bool { one.input / 2 == other.input / 2 }
}

@available(*, deprecated, message: "uses the legacy form")
@MainActor func runTasks3View(_ world: World) async throws -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.siblingOrder = .reversed
  configuration.onWarning = { _ in }
  let host = ViewHost(Tasks3View0(world: world, input: 0, link: .constant(0)), configuration: configuration)
  await host.settle()
  await host.advance(by: .seconds(23))
  await host.settle()
  try host.tap("b1", at: 0)
  await host.settle()
  await host.advance(by: .seconds(20))
  await host.settle()
  try host.tap("b1", at: 0)
  await host.settle()
  try host.tap("b1", at: 0)
  await host.settle()
  try host.tap("b1", at: 0)
  await host.settle()
  return host
}

// MARK: Seed 7

@available(*, deprecated, message: "uses the legacy form")
struct Tasks7View0: View {
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
          .onChange(of: 3) { new in
            world.log("3(\(new)) captured \([] as [Int]) sees \([world.shared.zeroth, first] as [Int])")
            if isOdd(world.shared.first) {
              first = 3
            }
          }
        }
        .tabItem { Text(verbatim: "t1.0") }.tag(0)
        VStack {
          if isOdd(3) {
            Text(verbatim: "\(0)")
          } else {
            Text(verbatim: "\(second)")
          }
        }
        .tabItem { Text(verbatim: "t1.1") }.tag(1)
      }
    }
    .onAppear {
      world.log("4() captured \([] as [Int]) sees \([first] as [Int])")
      first = world.shared.first
      second = 1
    }
    .onChange(of: ((world.shared.zeroth + 3) % 4)) { new in
      world.log("5(\(new)) captured \([] as [Int]) sees \([second] as [Int])")
    }
  }
}

@available(*, deprecated, message: "uses the legacy form")
@MainActor func runTasks7View(_ world: World) async throws -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.siblingOrder = .reversed
  configuration.presentationBudget = 1
  configuration.onWarning = { _ in }
  let host = ViewHost(Tasks7View0(world: world, input: 0, link: .constant(0)), configuration: configuration)
  await host.settle()
  host.update {
    let view = world.root as! Tasks7View0
    view.first = 1
  }
  await host.settle()
  _ = host.texts
  await host.settle()
  await host.advance(by: .seconds(16))
  await host.settle()
  host.update {
    let view = world.root as! Tasks7View0
    withAnimation {
      view.world.shared.first = ((view.input + 1) % 4)
    }
    view.first = ((view.input + 1) % 4)
  }
  await host.settle()
  try host.select("t1.1", at: 0)
  await host.settle()
  return host
}

// MARK: Seed 14

@available(*, deprecated, message: "uses the legacy form")
struct Tasks14View0: View {
  let world: World
  let input: Int
  @Binding var link: Int
  @State var first = 0
  @State var second = 0
  var body: some View {
    let _ = world.log("body 0 of \(input)")
    let _ = world.begin(self)
    VStack {
      Button("b3") { [c0 = second, c1 = first] in
        world.log("3() captured \([c0, c1] as [Int]) sees \([] as [Int])")
      }
      .onAppearAndOnChange(of: 3) { new in
        world.log("4(\(new)) captured \([] as [Int]) sees \([] as [Int])")
      }
    }
    .id(world.shared.first)
    .onDisappear { [c0 = input] in
      world.log("5() captured \([c0] as [Int]) sees \([input] as [Int])")
      withAnimation {
        first = world.shared.first
      }
      world.shared.zeroth = ((world.shared.first + 2) % 4)
    }
    .sheet(isPresented: Binding(get: { isOdd(first) }, set: { first = $0 ? 1 : 0 })) { [c0 = first] in
      world.log("7() captured \([c0] as [Int]) sees \([second, input] as [Int])")
      first = ((c0 + 2) % 4)
      second = ((c0 + 1) % 4)
    } content: {
      ForEach([[2, 1], [], []][input % 3], id: \.self) { row in
        Tasks14View1(world: world, input: ((second + 2) % 4), link: $second)
          .onChange(of: ((input + 3) % 4)) { new in
            world.log("6(\(new)) captured \([] as [Int]) sees \([] as [Int])")
            second = ((number(new) + 1) % 4)
            first = ((input + 1) % 4)
          }
      }
    }
  }
}

@available(*, deprecated, message: "uses the legacy form")
struct Tasks14View1: View {
  let world: World
  let input: Int
  @Binding var link: Int
  @State var first = 0
  @State var second = 0
  var body: some View {
    let _ = world.log("body 1 of \(input)")
    Button("b2") { [c0 = link, c1 = input] in
      world.log("2() captured \([c0, c1] as [Int]) sees \([input, first] as [Int])")
      second = ((first + 1) % 4)
      world.shared.zeroth = 2
    }
    .modifier(Tasks14View2(world: world, input: ((world.shared.first + 2) % 4), link: $link))
  }
}

@available(*, deprecated, message: "uses the legacy form")
struct Tasks14View2: ViewModifier {
  let world: World
  let input: Int
  @Binding var link: Int
  @State var first = 0
  @State var second = 2
  func body(content: Content) -> some View {
    let _ = world.log("body 2 of \(input)")
    VStack {
      Button("b1") { [c0 = second, c1 = second] in
        world.log("1() captured \([c0, c1] as [Int]) sees \([link] as [Int])")
      }
      content
    }
  }
}

@available(*, deprecated, message: "uses the legacy form")
@MainActor func runTasks14View(_ world: World) async throws -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.captureRule = .newest
  configuration.onWarning = { _ in }
  let host = ViewHost(Tasks14View0(world: world, input: 0, link: .constant(0)), configuration: configuration)
  await host.settle()
  _ = host.texts
  await host.settle()
  try host.tap("b3", at: 0)
  await host.settle()
  host.update {
    let view = world.root as! Tasks14View0
    view.second = ((view.first + 1) % 4)
  }
  await host.settle()
  try host.tap("b3", at: 0)
  await host.settle()
  host.dismiss()
  await host.settle()
  return host
}

enum TasksPrograms: PrintedPrograms {
  @available(*, deprecated, message: "uses the legacy form")
  static var all: [PrintedProgram] {
    [
      PrintedProgram(seed: 2, theme: .tasks, run: runTasks2View),
      PrintedProgram(seed: 3, theme: .tasks, run: runTasks3View),
      PrintedProgram(seed: 7, theme: .tasks, run: runTasks7View),
      PrintedProgram(seed: 14, theme: .tasks, run: runTasks14View),
    ]
  }
}
