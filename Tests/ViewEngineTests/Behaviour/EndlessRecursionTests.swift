import Testing

@testable import ViewEngine

/// Views that contain themselves without an end are left empty at 250,000 levels, and the host warns.
// Most with a limit of 2,000, which takes no seconds.
@MainActor
@Suite("Views in themselves without an end", .timeLimit(.minutes(20))) struct EndlessRecursionTests {
  private struct Plain: View {
    let level: Int
    var body: some View { Plain(level: level + 1) }
  }

  private struct Even: View {
    let level: Int
    var body: some View { Odd(level: level + 1) }
  }

  private struct Odd: View {
    let level: Int
    var body: some View { Even(level: level + 1) }
  }

  private struct Erased: View {
    let level: Int
    var body: some View { AnyView(Erased(level: level + 1)) }
  }

  private struct Rows: View {
    let level: Int
    var body: some View {
      ForEach([level], id: \.self) { Rows(level: $0 + 1) }
    }
  }

  private struct Modified: View {
    let level: Int
    var body: some View { Text("content").modifier(Around(level: level + 1)) }
  }

  private struct Around: ViewModifier {
    let level: Int
    func body(content: Content) -> some View { Modified(level: level + 1) }
  }

  /// A modifier that has its content modified by itself: no view of a user's is nested.
  private struct Again: ViewModifier {
    let level: Int
    func body(content: Content) -> some View { AnyView(content.modifier(Again(level: level + 1))) }
  }

  /// Has more paths than there are atoms.
  private struct Twice: View {
    let level: Int
    var body: some View {
      VStack {
        Twice(level: level + 1)
        Twice(level: level + 1)
      }
    }
  }

  private struct TwiceErased: View {
    let level: Int
    var body: some View {
      AnyView(TwiceErased(level: level + 1))
      Text("beside")
      AnyView(TwiceErased(level: level + 1))
    }
  }

  /// A tree whose children contain their parent.
  private final class Folder {
    var children: [Folder] = []
  }

  private struct FolderView: View {
    let folder: Folder
    let level: Int
    var body: some View {
      ForEach(folder.children.indices, id: \.self) { FolderView(folder: folder.children[$0], level: level + 1) }
    }
  }

  private struct Other: View { var body: some View { AnyView(Text("after")) } }

  private func configuration(_ limit: Int32) -> ViewHost.Configuration {
    var configuration = ViewHost.Configuration.silent
    configuration.depthLimit = limit
    return configuration
  }

  private func findings<Content: View>(_ content: Content, limit: Int32 = 2_000) -> [String] {
    let host = ViewHost(configuration: configuration(limit)) {
      Text("before")
      content
      Other()
    }
    defer { host.dismiss() }
    return host.warnings + host.texts.filter { $0 != "beside" }
  }

  private func expected(_ name: String, limit: Int32 = 2_000) -> [String] {
    [
      "\(name) is nested \(limit) levels deep and is not evaluated.\n\n"
        + "To fix, check whether its body contains a view of its own type without an end.", "before", "after",
    ]
  }

  @Test func `direct recursion stops at the limit`() { #expect(findings(Plain(level: 0)) == expected("Plain")) }
  @Test func `the default depth limit stops recursion at 250,000 levels`() {
    let limit = GraphConfiguration().depthLimit
    #expect(limit == 250_000)
    #expect(findings(Plain(level: 0), limit: limit) == expected("Plain", limit: limit))
  }

  @Test func `mutual recursion stops at the limit`() { #expect(findings(Even(level: 0)) == expected("Even")) }
  @Test func `AnyView recursion stops at the limit`() { #expect(findings(Erased(level: 0)) == expected("Erased")) }
  @Test func `ForEach recursion stops at the limit`() { #expect(findings(Rows(level: 0)) == expected("Rows")) }
  @Test func `modifier recursion stops at the limit`() { #expect(findings(Modified(level: 0)) == expected("Modified")) }
  @Test func `double recursion stops at the limit`() { #expect(findings(Twice(level: 0)) == expected("Twice")) }
  @Test func `double AnyView recursion stops`() { #expect(findings(TwiceErased(level: 0)) == expected("TwiceErased")) }

  // Nothing else of it is a view with a type, so what is erased beside it is left empty as well.
  @Test func `a modifier that applies itself to its content stops at the limit`() {
    #expect(findings(Text("content").modifier(Again(level: 0))) == expected("A view").dropLast())
  }

  @Test func `a ForEach over a cyclic data tree stops at the limit`() {
    let folder = Folder()
    folder.children = [folder, folder, folder]
    #expect(findings(FolderView(folder: folder, level: 0)) == expected("FolderView"))
    folder.children = []
  }

  private struct Late: View {
    @State private var isOn = false
    @State private var count = 0
    var body: some View {
      Button("Turn") { isOn.toggle() }
      Button("Count \(count)") { count += 1 }
      if isOn { Twice(level: 0) }
    }
  }

  @Test func `recursion started by a state write is reported once and ends when the view is removed`() throws {
    let host = ViewHost(Late(), configuration: configuration(2_000))
    #expect(host.warnings == [])
    try host.tap("Turn")
    #expect(host.warnings == Array(expected("Twice").prefix(1)))
    try host.tap("Count 0")
    #expect(host.texts == ["Turn", "Count 1"])
    try host.tap("Turn")
    try host.tap("Count 1")
    #expect(host.texts == ["Turn", "Count 2"])
    #expect(host.warnings == Array(expected("Twice").prefix(1)))
  }
}
