#if canImport(Combine) || OpenCombine
  import OnChangeCompat
  import Testing

  @MainActor
  @Suite("StateObject and ObservedObject", .timeLimit(.minutes(20))) struct ObservableObjectTests {
    let log = Log()

    final class Model: ObservableObject {
      @Published var count: Int
      @Published var name = "model"
      var unpublished = 0
      private let log: Log
      init(_ count: Int = 0, log: Log) {
        self.count = count
        self.log = log
        log("made \(count)")
      }
      deinit { log("released \(count)") }
    }

    struct Owner: View {
      let log: Log
      @StateObject var model: Model
      var body: some View {
        let _ = log("evaluate \(model.count)")
        Text("\(model.count)")
        Button("count") { model.count += 1 }
        Button("twice") {
          model.count += 1
          model.count += 1
        }
        Button("name") { model.name += "!" }
        Button("unpublished") { model.unpublished += 1 }
      }
    }

    struct Parent: View {
      let log: Log
      @State private var n = 0
      @State private var isThere = true
      var body: some View {
        if isThere { Owner(log: log, model: Model(n, log: log)) }
        Button("parent") { n += 1 }
        Button("go") { isThere = false }
      }
    }

    @Test func `a StateObject is created once at mount and kept until its view is removed`() throws {
      _ = Owner(log: log, model: Model(log: log))
      #expect(log.take() == [])
      let host = ViewHost(Parent(log: log))
      #expect(log.take() == ["made 0", "evaluate 0"])
      try host.tap("count")
      try host.tap("parent")
      #expect(log.take() == ["evaluate 1"])
      try host.tap("go")
      #expect(log.take() == ["released 1"])
    }

    @Test func `a StateObject is created again when its view gets a new identity`() throws {
      struct Renewed: View {
        let log: Log
        @State private var id = 0
        var body: some View {
          Owner(log: log, model: Model(id, log: log)).id(id)
          Button("renew") { id += 10 }
        }
      }
      let host = ViewHost(Renewed(log: log))
      _ = log.take()
      try host.tap("renew")
      #expect(log.take().prefix(2) == ["made 10", "evaluate 10"])
    }

    @Test func `two changes in one event cause one evaluation, and an unpublished change causes none`() throws {
      let host = ViewHost(Owner(log: log, model: Model(log: log)))
      _ = log.take()
      try host.tap("twice")
      #expect(log.take() == ["evaluate 2"])
      try host.tap("unpublished")
      #expect(log.take() == [])
    }

    @Test func `a change of a published property evaluates the view even if no body read it`() throws {
      let host = ViewHost(Owner(log: log, model: Model(log: log)))
      _ = log.take()
      try host.tap("name")
      #expect(log.take() == ["evaluate 0"])
    }

    @Test func `onChange sees a published change in both the modern and the legacy form`() throws {
      struct Observing: View {
        let log: Log
        @StateObject var model: Model
        var body: some View {
          old(Button("count") { model.count += 1 }.onChange(of: model.count) { log("modern \($0) → \($1)") })
        }
        func old(_ content: some View) -> some View { Legacy(content: AnyView(content), log: log, count: model.count) }
      }
      let host = ViewHost(Observing(log: log, model: Model(log: log)))
      _ = log.take()
      try host.tap("count")
      #expect(log.take() == ["modern 0 → 1", "legacy 0 → 1"])
    }

    struct Legacy: View {
      let content: AnyView
      let log: Log
      let count: Int
      @available(*, deprecated, message: "uses the legacy form")
      var body: some View { content.onChange(of: count) { [count] in log("legacy \(count) → \($0)") } }
    }

    struct Child: View {
      let log: Log
      @ObservedObject var model: Model
      var body: some View {
        let _ = log("child \(model.count)")
        Text("\(model.count)")
      }
    }

    struct Chooser: View {
      let log: Log
      let models: [Model]
      @State private var index = 0
      var body: some View {
        let _ = log("chooser")
        Child(log: log, model: models[index])
        Button("other") { index = 1 - index }
      }
    }

    @Test func `an ObservedObject invalidates only the views that have it`() {
      let model = Model(log: log)
      let host = ViewHost(Chooser(log: log, models: [model, model]))
      _ = log.take()
      host.update { model.count = 5 }
      #expect(log.take() == ["child 5"])
    }

    @Test func `an ObservedObject follows a replacement object and ignores the previous one`() throws {
      let models = [Model(1, log: log), Model(2, log: log)]
      let host = ViewHost(Chooser(log: log, models: models))
      _ = log.take()
      try host.tap("other")
      #expect(log.take() == ["chooser", "child 2"])
      host.update { models[0].count = 10 }
      #expect(log.take() == [])
      host.update { models[1].count = 20 }
      #expect(log.take() == ["child 20"])
    }

    @Test func `a dismissed view stops observing its object`() {
      let model = Model(log: log)
      let host = ViewHost(Chooser(log: log, models: [model]))
      host.dismiss()
      _ = log.take()
      model.count = 1
      #expect(log.take() == [])
      #expect(host.frameCount == 2)
    }

    @Test func `subscriptions to an object end when their rows are removed or the host is dismissed`() throws {
      final class Counted: ObservableObject {
        let subscriptions = Subscriptions()
        let subject = PassthroughSubject<Void, Never>()
        var objectWillChange: AnyPublisher<Void, Never> { AnyPublisher(subject.counted(by: subscriptions)) }
      }
      struct Row: View {
        @ObservedObject var model: Counted
        var body: some View { Text("row") }
      }
      struct Rows: View {
        let model: Counted
        @State private var count = 10
        var body: some View {
          ForEach(0..<count, id: \.self) { _ in Row(model: model) }
          Button("halve") { count /= 2 }
        }
      }
      let model = Counted()
      let host = ViewHost(Rows(model: model))
      #expect(model.subscriptions.open == 10)
      host.update { model.subject.send() }
      #expect(model.subscriptions.opened == 10)
      try host.tap("halve")
      #expect(model.subscriptions.open == 5)
      host.dismiss()
      #expect(model.subscriptions.open == 0)
    }

    @Test func `a binding to a published property updates its readers and can have a didSet hook`() throws {
      struct Field: View {
        let log: Log
        @Binding var count: Int
        var body: some View {
          let _ = log("field \(count)")
          Button("add") { count += 1 }
        }
      }
      struct Editor: View {
        let log: Log
        @StateObject var model: Model
        var body: some View {
          let _ = log("editor")
          Field(log: log, count: $model.count)
          Reader(log: log, model: model)
        }
      }
      struct Reader: View {
        let log: Log
        @ObservedObject var model: Model
        var body: some View { Field(log: log, count: $model.count.didSet { log("set \($0)") }) }
      }
      let host = ViewHost(Editor(log: log, model: Model(log: log)))
      #expect(log.take() == ["made 0", "editor", "field 0", "field 0"])
      try host.tap("add", at: 0)
      #expect(log.take() == ["editor", "field 1", "field 1"])
      try host.tap("add", at: 1)
      #expect(log.take() == ["set 2", "editor", "field 2", "field 2"])
    }

    @Test func `each withAnimation block is a separate update`() throws {
      struct Animated: View {
        let log: Log
        @StateObject var model: Model
        var body: some View {
          let _ = log("evaluate")
          Button("apart") {
            model.count += 1
            withAnimation { model.count += 1 }
          }
        }
      }
      let host = ViewHost(Animated(log: log, model: Model(log: log)))
      _ = log.take()
      try host.tap("apart")
      #expect(log.take() == ["evaluate", "evaluate"])
    }

    @Test func `a change published from another thread is seen, and SwiftUI's warning is reported`() async {
      struct Reader: View {
        let log: Log
        @ObservedObject var model: Model
        var body: some View { let _ = log("evaluate \(model.unpublished)") }
      }
      let model = Model(log: log)
      let host = ViewHost(Reader(log: log, model: model), configuration: .silent)
      _ = log.take()
      nonisolated(unsafe) let shared = model
      await elsewhere {
        // `@Published` announces before it stores, and the main thread may be quicker than the store.
        shared.unpublished = 3
        shared.objectWillChange.send()
      }
      await host.settle()
      #expect(log.take() == ["evaluate 3"])
      #expect(
        host.warnings == [
          "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
            + "(via operators like receive(on:)) on model updates."
        ])
    }

    @Test func `a change published in a body is applied with SwiftUI's warning and causes no evaluation`() {
      struct Careless: View {
        let log: Log
        @ObservedObject var model: Model
        var body: some View {
          let _ = model.count += 1
          let _ = log("evaluate \(model.count)")
          Text("\(model.count)")
        }
      }
      let model = Model(log: log)
      let host = ViewHost(Careless(log: log, model: model), configuration: .silent)
      #expect(log.take() == ["made 0", "evaluate 1"])
      #expect(
        host.warnings == [
          "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
        ])
    }

    @Test func `a DynamicProperty can hold a StateObject, and a ViewModifier an ObservedObject`() throws {
      struct Counter: DynamicProperty {
        @StateObject var model: Model
      }
      struct Tinted: ViewModifier {
        @ObservedObject var model: Model
        func body(content: Content) -> some View {
          content
          Text("modified \(model.count)")
        }
      }
      struct Holder: View {
        let counter: Counter
        var body: some View { Button("count") { counter.model.count += 1 }.modifier(Tinted(model: counter.model)) }
      }
      let host = ViewHost(Holder(counter: Counter(model: Model(log: log))))
      try host.tap("count")
      #expect(host.texts == ["count", "modified 1"])
    }
  }
#endif
