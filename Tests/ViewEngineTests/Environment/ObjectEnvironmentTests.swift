import Observation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Models in the environment", .timeLimit(.minutes(20))) struct ObjectEnvironmentTests {
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a view reads the nearest model of the given type`() {
    let host = ViewHost {
      VStack {
        Reader()
        Reader().environment(Account("inner"))
      }
      .environment(Account("outer"))
    }
    #expect(host.texts == ["outer", "inner"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a reader is invalidated when the model's property changes or the model is replaced`() throws {
    struct Root: View {
      @State private var account = Account("first")
      var body: some View {
        Button("Other") { account = Account("second") }
        Button("Rename") { account.name += "!" }
        Reader().environment(account)
      }
    }
    let host = ViewHost(Root())
    host.clearTrace()
    try host.tap("Rename")
    #expect(host.trace == [.event("tap Rename"), .body("Reader")])
    try host.tap("Other")
    #expect(host.texts == ["Other", "Rename", "second"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `an optional model is nil if it is missing or set to nil`() {
    struct Asker: View {
      @Environment(Account.self) private var account: Account?
      var body: some View { Text(account?.name ?? "none") }
    }
    let host = ViewHost {
      Asker()
      Asker().environment(Account("Ada"))
      Asker().environment(nil as Account?).environment(Account("Ada"))
    }
    #expect(host.texts == ["none", "Ada", "none"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a missing model is not an error if it is never read`() {
    struct Careless: View {
      @Environment(Account.self) private var account
      let asks: Bool
      var body: some View { Text(asks ? account.name : "did not ask") }
    }
    #expect(ViewHost(Careless(asks: false)).texts == ["did not ask"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a model type can also be an EnvironmentKey with a separate value`() {
    let host = ViewHost {
      KeyReader()
      KeyReader().environment(KeyModel())
      KeyReader().environment(KeyModel()).environment(\.keyModel, "set")
    }
    #expect(host.texts == ["default none", "default model", "set model"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test func `a missing model stops the program with a message that names type, modifier and view`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in _ = ViewHost(Reader())
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      said.contains(
        "No Observable object of type Account found. A View.environment(_:) for Account may be missing as an ancestor of "
          + "the view Reader."))
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@Observable
private final class Account {
  var name: String
  init(_ name: String) { self.name = name }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct Reader: View {
  @Environment(Account.self) private var account
  var body: some View { Text(account.name) }
}

/// A model that is a key of the environment by itself.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@Observable
private final class KeyModel: EnvironmentKey {
  static let defaultValue = "default"
  var name = "model"
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension EnvironmentValues {
  fileprivate var keyModel: String {
    get { self[KeyModel.self] }
    set { self[KeyModel.self] = newValue }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct KeyReader: View {
  @Environment(\.keyModel) private var value
  @Environment(KeyModel.self) private var model: KeyModel?
  var body: some View { Text("\(value) \(model?.name ?? "none")") }
}
