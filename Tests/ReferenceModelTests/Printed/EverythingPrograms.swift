// Printed by `random-programs print 2,3,12,14 theme everything`.
import OnChangeCompat
import RandomPrograms

// MARK: Seed 2

@available(*, deprecated, message: "uses the legacy form")
struct Everything2View0: View {
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
        Everything2View2(world: world, input: world.shared.zeroth, link: $first)
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
struct Everything2View2: View {
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
@MainActor func runEverything2View(_ world: World) throws -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.siblingOrder = .reversed
  configuration.onWarning = { _ in }
  let host = ViewHost(Everything2View0(world: world, input: 0, link: .constant(0)), configuration: configuration)
  _ = host.texts
  host.update {
    let view = world.root as! Everything2View0
    view.world.shared.zeroth = ((view.input + 1) % 4)
    view.world.shared.zeroth = 1
  }
  _ = host.texts
  _ = host.texts
  host.update {
    let view = world.root as! Everything2View0
    view.second = 0
  }
  host.dismiss()
  return host
}

// MARK: Seed 3

@available(*, deprecated, message: "uses the legacy form")
struct Everything3View0: View {
  let world: World
  let input: Int
  @Binding var link: Int
  @State var first = 0
  @State var second = 1
  var body: some View {
    let _ = world.log("body 0 of \(input)")
    let _ = world.begin(self)
    Everything3View1(world: world, input: world.shared.first, link: $second).equatable()
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
struct Everything3View1: View, Equatable {
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
@MainActor func runEverything3View(_ world: World) throws -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.siblingOrder = .reversed
  configuration.onWarning = { _ in }
  let host = ViewHost(Everything3View0(world: world, input: 0, link: .constant(0)), configuration: configuration)
  try host.tap("b1", at: 0)
  try host.tap("b1", at: 0)
  try host.tap("b1", at: 0)
  host.update {
    let view = world.root as! Everything3View0
    view.world.shared.zeroth = view.second
  }
  try host.tap("b1", at: 0)
  _ = host.texts
  host.dismiss()
  return host
}

// MARK: Seed 12

@available(*, deprecated, message: "uses the legacy form")
struct Everything12View0: View {
  let world: World
  let input: Int
  @Binding var link: Int
  @State var first = 0
  @State var second = 0
  var body: some View {
    let _ = world.log("body 0 of \(input)")
    let _ = world.begin(self)
    if isOdd(first) {
      Group {
        if isOdd(first) {
          ForEach([[0, 3, 2], [1, 3], [1]][second % 3], id: \.self) { row in
            Text(verbatim: "\(first)")
              .onChange(of: ((second + 2) % 4)) { new in
                world.log("1(\(new)) captured \([] as [Int]) sees \([] as [Int])")
                withAnimation {
                  second = ((first + 1) % 4)
                  world.shared.first = ((row + 2) % 4)
                }
                withAnimation {
                  second = ((world.shared.first + 2) % 4)
                  world.shared.zeroth = ((row + 2) % 4)
                }
              }
              .onChange(of: second) { [c0 = first] new in
                world.log("2(\(new)) captured \([c0] as [Int]) sees \([] as [Int])")
                withAnimation {
                  second = ((number(new) + 2) % 4)
                  withAnimation {
                    first = ((c0 + 2) % 4)
                  }
                }
                first = 3
              }
          }
        } else {
          if isOdd(world.shared.first) {
            Text(verbatim: "\(((world.shared.first + 1) % 4))")
          }
        }
      }
      .onAppear {
        world.log("3() captured \([] as [Int]) sees \([] as [Int])")
        second = input
        withAnimation {
          first = 1
          world.shared.first = 1
        }
      }
    } else {
      VStack {
        if isOdd(second) {
          Button("b4") {
            world.log("4() captured \([] as [Int]) sees \([] as [Int])")
            withAnimation {
              first = ((world.shared.zeroth + 2) % 4)
            }
          }
        }
        Group {
          if isOdd(second) {
            Button("b5") {
              world.log("5() captured \([] as [Int]) sees \([second] as [Int])")
            }
          }
        }
        .onChange(of: second) { [c0 = input, c1 = first] new in
          world.log("6(\(new)) captured \([c0, c1] as [Int]) sees \([] as [Int])")
          if isOdd(((world.shared.zeroth + 1) % 4)) {
            world.shared.first = world.shared.first
          }
        }
      }
      .onAppear { [c0 = first] in
        world.log("7() captured \([c0] as [Int]) sees \([first] as [Int])")
        second = ((c0 + 1) % 4)
      }
    }
  }
}

@available(*, deprecated, message: "uses the legacy form")
@MainActor func runEverything12View(_ world: World) throws -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.captureRule = .newest
  configuration.passLimit = 4
  configuration.onWarning = { _ in }
  let host = ViewHost(Everything12View0(world: world, input: 0, link: .constant(0)), configuration: configuration)
  _ = host.texts
  _ = host.texts
  host.setEnvironment(\.level, to: 1)
  _ = host.texts
  _ = host.texts
  host.update {
    let view = world.root as! Everything12View0
    view.second = 1
    view.second = view.second
  }
  return host
}

// MARK: Seed 14

@available(*, deprecated, message: "uses the legacy form")
struct Everything14View0: View {
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
        Everything14View1(world: world, input: ((second + 2) % 4), link: $second)
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
struct Everything14View1: View {
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
    .modifier(Everything14View2(world: world, input: ((world.shared.first + 2) % 4), link: $link))
  }
}

@available(*, deprecated, message: "uses the legacy form")
struct Everything14View2: ViewModifier {
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
@MainActor func runEverything14View(_ world: World) throws -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.captureRule = .newest
  configuration.onWarning = { _ in }
  let host = ViewHost(Everything14View0(world: world, input: 0, link: .constant(0)), configuration: configuration)
  host.setEnvironment(\.level, to: 2)
  host.update {
    let view = world.root as! Everything14View0
    withAnimation {
      view.second = ((view.first + 1) % 4)
    }
  }
  try host.tap("b3", at: 0)
  try host.tap("b3", at: 0)
  host.dismiss()
  return host
}

enum EverythingPrograms: PrintedPrograms {
  @available(*, deprecated, message: "uses the legacy form")
  static var all: [PrintedProgram] {
    [
      PrintedProgram(seed: 2, theme: .everything, run: runEverything2View),
      PrintedProgram(seed: 3, theme: .everything, run: runEverything3View),
      PrintedProgram(seed: 12, theme: .everything, run: runEverything12View),
      PrintedProgram(seed: 14, theme: .everything, run: runEverything14View),
    ]
  }
}
