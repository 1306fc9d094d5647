import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("SceneStorage", .timeLimit(.minutes(20))) struct SceneStorageTests {
  enum Theme: String { case light, dark }

  struct Counter: View {
    let name: String
    @SceneStorage("count") var count = 0
    var body: some View {
      Text("\(name) \(count)")
      Button("Add") { count += 1 }
    }
  }

  struct Scene: View {
    @State var isShown = true
    var body: some View {
      if isShown { Counter(name: "first") }
      Button("Switch") { isShown.toggle() }
    }
  }

  @Test func `views of one host share SceneStorage values, and two hosts do not`() throws {
    let host = ViewHost {
      Counter(name: "first")
      Counter(name: "second")
    }
    let other = ViewHost(Counter(name: "other"))
    host.clearTrace()
    try host.tap("Add", at: 1)
    #expect(host.trace == [.event("tap Add"), .body("Counter"), .body("Counter")])
    #expect(host.texts == ["first 1", "Add", "second 1", "Add"])
    #expect(other.texts == ["other 0", "Add"])
  }

  @Test func `a stored value outlives its view`() throws {
    let host = ViewHost(Scene())
    try host.tap("Add")
    try host.tap("Switch")
    #expect(host.texts == ["Switch"])
    try host.tap("Switch")
    #expect(host.texts == ["first 1", "Add", "Switch"])
  }

  @Test func `each declaration has its own initial value until something is stored`() throws {
    struct Page: View {
      @SceneStorage("theme") var theme = Theme.light
      @SceneStorage("name") var name: String?
      @SceneStorage("size") var size = 1.5
      var body: some View {
        Text("\(theme.rawValue) \(name ?? "none") \(size)")
        Size(size: $size)
        Button("Dark") { theme = .dark }
        Button("Name") { name = "Ada" }
        Button("Forget") { name = nil }
        Night()
      }
    }
    struct Size: View {
      @Binding var size: Double
      var body: some View { Button("Larger") { size += 1 } }
    }
    struct Night: View {
      @SceneStorage("theme") var theme = Theme.dark
      @SceneStorage("size") var size = "large"
      var body: some View {
        Text("\(theme.rawValue) \(size)")
        Button("Light") { theme = .light }
      }
    }
    let host = ViewHost(Page())
    func lines() -> [String] { [host.texts[0], host.texts[5]] }
    #expect(lines() == ["light none 1.5", "dark large"])
    try host.tap("Name")
    try host.tap("Larger")
    #expect(lines() == ["light Ada 2.5", "dark large"])
    try host.tap("Dark")
    try host.tap("Forget")
    #expect(lines() == ["dark none 2.5", "dark large"])
    try host.tap("Light")
    #expect(lines() == ["light none 2.5", "light large"])
  }

  @Test func `SceneStorage does not retain the host`() throws {
    weak var graph: Graph?
    do {
      let host = ViewHost(Counter(name: "first"))
      try host.tap("Add")
      graph = host.graph
      #expect(graph != nil)
    }
    #expect(graph == nil)
  }

  @Test func `a write of an equal value re-evaluates no body`() throws {
    struct Page: View {
      @SceneStorage("isOn") var isOn = false
      var body: some View { Button(isOn ? "on" : "off") { isOn = true } }
    }
    let host = ViewHost(Page())
    try host.tap("off")
    host.clearTrace()
    try host.tap("on")
    #expect(host.trace == [.event("tap on")])
  }

  @Test func `a scene with an identifier restores its values, separately for each identifier`() throws {
    struct Page: View {
      @SceneStorage("count") var count = 0
      @SceneStorage("theme") var theme = Theme.light
      @SceneStorage("link") var link: URL?
      var body: some View {
        Text("\(count) \(theme.rawValue) \(link?.absoluteString ?? "none")")
        Button("Change") {
          count += 1
          theme = .dark
          link = URL(string: "https://example.org")
        }
        Button("Forget") { link = nil }
      }
    }
    let name = "SceneStorageTests.\(UUID())"
    defer { UserDefaults.standard.removeObject(forKey: SceneStore.defaultsKey(of: name)) }
    var configuration = ViewHost.Configuration()
    configuration.sceneIdentifier = name
    func text(_ change: String? = nil) throws -> String {
      let host = ViewHost(Page(), configuration: configuration)
      let text = host.texts[0]
      if let change { try host.tap(change) }
      return text
    }
    #expect(try text("Change") == "0 light none")
    #expect(try text("Forget") == "1 dark https://example.org")
    #expect(try text() == "1 dark none")
    #expect(ViewHost(Page()).texts[0] == "0 light none")
    configuration.sceneIdentifier = "\(name) of another"
    #expect(try text() == "0 light none")
  }

  @Test func `a view with a changed key reads that key's value, and each key keeps its own`() throws {
    struct Keyed: View {
      @SceneStorage private var count: Int
      init(key: String) { _count = SceneStorage(wrappedValue: 0, key) }
      var body: some View {
        Text("\(count)")
        Button("Add") { count += 1 }
      }
    }
    struct Page: View {
      @State private var isSecond = false
      var body: some View {
        Keyed(key: isSecond ? "second" : "first")
        Button("Switch") { isSecond.toggle() }
      }
    }
    let host = ViewHost(Page())
    try host.tap("Add")
    try host.tap("Switch")
    #expect(host.texts[0] == "0")
    try host.tap("Add")
    try host.tap("Add")
    #expect(host.texts[0] == "2")
    try host.tap("Switch")
    #expect(host.texts[0] == "1")
    try host.tap("Switch")
    #expect(host.texts[0] == "2")
  }

  @Test func `a body's write to SceneStorage is dropped, and not stored in the defaults`() {
    struct Writing: View {
      @SceneStorage("count") var count = 0
      var body: some View {
        let _ = (count = 5)
        Text("\(count)")
      }
    }
    struct Reading: View {
      @SceneStorage("count") var count = 0
      var body: some View { Text("\(count)") }
    }
    let name = "SceneStorageTests.\(UUID())"
    defer { UserDefaults.standard.removeObject(forKey: SceneStore.defaultsKey(of: name)) }
    var configuration = ViewHost.Configuration.silent
    configuration.sceneIdentifier = name
    let host = ViewHost(Writing(), configuration: configuration)
    #expect(host.texts == ["0"])
    #expect(host.warnings.count == 1)
    #expect(UserDefaults.standard.dictionary(forKey: SceneStore.defaultsKey(of: name)) == nil)
    #expect(ViewHost(Reading(), configuration: configuration).texts == ["0"])
  }
}
