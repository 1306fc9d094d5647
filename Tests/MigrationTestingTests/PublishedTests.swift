#if canImport(Combine) || OpenCombine
  import MigrationTesting
  import OnChangeCompat
  import Testing

  /// Models of the Combine half.
  @MainActor
  @Suite(.timeLimit(.minutes(20)))
  struct PublishedTests {
    @Test func `a change to an ObservableObject counts as a difference`() async {
      let report = await previewMigration(depth: 1, exploring: .quiet()) { Owner() }
      #expect(report.divergences.map(\.script) == [[.tap("Add")]])
      #expect(report.divergences.first?.aspects.contains(.stored) == true)
    }

    @Test func `states of @Published values are distinguished and recognized`() async {
      let report = await previewMigration(depth: 3, exploring: .quiet { $0.randomScripts = 0 }) { Counter() }
      #expect(report.isEquivalent, "\(report)")
      #expect(report.stateCount == 7)
      #expect(report.instabilities == [])
    }

    @Test func `a write to a @Published property is reported with model, property and both values`() async {
      let report = await previewMigration(depth: 1, exploring: .quiet { $0.randomScripts = 0 }) { Login() }
      #expect(report.divergences.first?.old.effects.map(\.description) == ["Session.userName: \"a\" → \"b 0\""])
      #expect(report.divergences.first?.new.effects.map(\.description) == ["Session.userName: \"a\" → \"b 1\""])
      #expect(!report.description.contains("Published<"), "\(report)")
      #expect(!report.description.contains("Box("), "\(report)")
    }

    @Test func `a model that holds an existential and subjects is read`() async {
      let report = await previewMigration(depth: 2, exploring: .quiet { $0.randomScripts = 0 }) { Shelf() }
      #expect(report.isEquivalent, "\(report)")
      // The subject's value counts as well, although no text shows it; otherwise 3.
      #expect(report.stateCount == 7)
    }

    private protocol BookService { var name: String { get } }
    private struct Library: BookService {
      var name = "library"
      var books = (1, 2, 3, 4, 5)
    }
    private final class ShelfModel: ObservableObject {
      let service: any BookService
      let subject = CurrentValueSubject<Int, Never>(0)
      var cancellable: AnyCancellable?
      @Published var title: String
      @Published var last: (any BookService)?
      init(service: any BookService) {
        self.service = service
        title = service.name
        cancellable = subject.sink { _ in }
      }
    }
    private struct Shelf: View {
      @StateObject private var model = ShelfModel(service: Library())
      @available(*, deprecated, message: "the legacy form")
      var body: some View {
        Button("Send") { model.subject.value += 1 }
        Button("Read") { model.last = model.service }
        Text(model.title).onChange(of: model.title) { _ in }
      }
    }

    @Test func `a binding to an element of a model's list can be compared`() async {
      let report = await previewMigration(depth: 2, exploring: .quiet()) { Lines() }
      #expect(report.unvaried.map(\.copy.name) == ["_line"], "\(report)")
      #expect(!report.namesUncompared, "\(report)")
    }

    private struct Line: Identifiable {
      let id: Int
      var isOn = false
    }
    private final class LinesModel: ObservableObject {
      @Published var lines = [Line(id: 1), Line(id: 2)]
      @Published var log: [String] = []
    }
    private struct Lines: View {
      @StateObject private var model = LinesModel()
      @available(*, deprecated, message: "the legacy form")
      var body: some View {
        ForEach($model.lines) { $line in
          Toggle("On \(line.id)", isOn: $line.isOn)
            .onChange(of: line.isOn) { new in model.log = ["\(line.id) \(new)"] }
        }
        Text(model.log.joined())
      }
    }

    private final class Session: ObservableObject {
      @Published var userName = "a"
      @Published var isOpen = false
    }
    private struct Login: View {
      @StateObject private var session = Session()
      @State private var count = 0
      @available(*, deprecated, message: "the legacy form")
      var body: some View {
        let count = count
        Button("Go") { self.count += 1 }.onChange(of: count) { _ in session.userName = "b \(count)" }
      }
    }

    private final class Model: ObservableObject {
      @Published var count = 0
      @Published var saved = 0
    }

    private struct Owner: View {
      @StateObject private var model = Model()
      @available(*, deprecated, message: "the legacy form")
      var body: some View {
        let count = model.count
        Button("Add") { model.count += 1 }.onChange(of: count) { _ in model.saved = 10 + count }
      }
    }

    private struct Counter: View {
      @StateObject private var model = Model()
      var body: some View {
        Button("Add") { model.count += 1 }
        Button("Take") { model.count -= 1 }
      }
    }
  }
#endif
