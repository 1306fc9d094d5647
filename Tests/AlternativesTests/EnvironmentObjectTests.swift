#if canImport(Combine) || OpenCombine
  import OnChangeCompat
  import Testing

  @MainActor
  @Suite("EnvironmentObject", .timeLimit(.minutes(20))) struct EnvironmentObjectTests {
    let log = Log()

    final class Model: ObservableObject {
      @Published var count: Int
      init(_ count: Int) { self.count = count }
    }

    final class Other: ObservableObject {}

    struct Reader: View {
      let log: Log
      let name: String
      @EnvironmentObject var model: Model
      var body: some View {
        let _ = log("\(name) \(model.count)")
        Button("add to \(name)") { model.count += 1 }
        Stepper(count: $model.count)
      }
    }

    struct Stepper: View {
      @Binding var count: Int
      var body: some View { Button("ten") { count += 10 } }
    }

    struct Parent: View {
      let log: Log
      let models: [Model]
      @State private var index = 0
      @State private var n = 0
      var body: some View {
        let _ = log("parent")
        VStack {
          Reader(log: log, name: "near").environmentObject(models[1])
          Reader(log: log, name: "far")
        }
        .environmentObject(models[index])
        Button("other") { index = 2 }
        Button("parent") { n += 1 }
        Text("\(n)")
      }
    }

    var models: [Model] { [Model(0), Model(100), Model(200)] }

    @Test func `a view reads the nearest object of the type, and changes evaluate only its readers`() throws {
      let host = ViewHost(Parent(log: log, models: models))
      #expect(log.take() == ["parent", "near 100", "far 0"])
      try host.tap("add to near")
      try host.tap("add to far")
      try host.tap("ten", at: 1)
      #expect(log.take() == ["near 101", "far 1", "far 11"])
    }

    @Test func `an evaluation of the parent with the same object evaluates no reader`() throws {
      let host = ViewHost(Parent(log: log, models: models))
      _ = log.take()
      try host.tap("parent")
      #expect(log.take() == ["parent"])
    }

    @Test func `a reader follows a replacement object and ignores the previous one`() throws {
      let models = models
      let host = ViewHost(Parent(log: log, models: models))
      _ = log.take()
      try host.tap("other")
      #expect(log.take() == ["parent", "far 200"])
      host.update { models[0].count += 1 }
      #expect(log.take() == [])
      host.update { models[2].count += 1 }
      #expect(log.take() == ["far 201"])
    }

    @Test func `a missing object is allowed if no body reads it`() {
      struct Idle: View {
        @EnvironmentObject var model: Model
        var body: some View { Text("idle") }
      }
      #expect(ViewHost(Idle().environmentObject(Other())).texts == ["idle"])
    }

    @Test func `reading a missing object ends the program with SwiftUI's message`() async throws {
      let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = ViewHost(Reader(log: Log(), name: "alone")) }
      }
      let said = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(
        said.contains(
          "No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be missing as an ancestor "
            + "of the view Reader."))
    }

    @Test func `an environment object reaches a view whose updater blocks updates`() throws {
      struct Blocked: View {
        let log: Log
        let models: [Model]
        @State private var index = 0
        var body: some View {
          Reader(log: log, name: "blocked").modifier(Updaters.True(false)).environmentObject(models[index])
          Button("other") { index = 1 }
        }
      }
      let models = models
      let host = ViewHost(Blocked(log: log, models: models))
      try host.tap("other")
      host.update { models[1].count += 1 }
      #expect(log.take() == ["blocked 0", "blocked 100", "blocked 101"])
    }
  }
#endif
