import Foundation
import Testing

/// The type checker's effort, in scopes of its solver: deterministic, and independent of the machine's load.
@Suite("The type checker's effort", .onWorkerThreads, .timeLimit(.minutes(20))) struct SolverEffortTests {
  /// Overloads as the shim's, but none is disfavored, as in SwiftUI.
  private static let standIn = """

    extension View {
      nonisolated func onAlter<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { self }
      nonisolated func onAlter<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
        -> some View { self }
      nonisolated func onAlter<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
        -> some View { self }
    }
    """

  private static func view(_ body: String) -> String {
    """
    import OnChangeCompat

    struct Probe: View {
      @State private var count = 0
      @State private var name = ""
      @State private var items: [String] = []
      var body: some View {
        \(body)
      }
    }
    """
  }

  /// The type checker's effort for the shim's forms, and for the stand-in's in their place.
  private static func efforts(of body: String, succeeds: Bool) throws -> (shim: Int, standIn: Int) {
    let code = view(body)
    return (
      try effort(of: code + standIn, succeeds: succeeds),
      try effort(of: code.replacing(".onChange(", with: ".onAlter(") + standIn, succeeds: succeeds)
    )
  }

  private static func effort(of code: String, succeeds: Bool) throws -> Int {
    let folder = FileManager.default.temporaryDirectory.appending(path: "effort-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try TypeChecker.check(code, arguments: ["-stats-output-dir", folder.path])
    #expect(result.succeeded == succeeds, "the compiler said: \(result.output)")
    var scopes = 0
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let counts = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
      scopes += counts?["Sema.NumConstraintScopes"] as? Int ?? 0
    }
    try #require(scopes > 0, "the compiler has counted no scopes")
    return scopes
  }

  @Test(arguments: [
    """
    Unknown(path: $items) {
      List(items, id: \\.self) { item in Text(item).font(.headline) }
    }
    .onChange(of: count) { new in if new > 3 { name = "\\(new)" } }
    .onChange(of: name) { new in if new.isEmpty { count = 0 } }
    .padding(10)
    """,
    """
    VStack {
      Unknown(count)
        .onChange(of: count) { old, new in name = "\\(old) → \\(new)" }
        .onChange(of: name) { count = 1 }
    }
    .background(Color.red)
    """,
  ])
  func `two forms behind an unknown type fail with at most twice the stand-in's effort`(body: String) throws {
    let (shim, standIn) = try Self.efforts(of: body, succeeds: false)
    #expect(shim <= 2 * standIn, "\(shim) scopes, the stand-in \(standIn)")
  }

  #if !LegacyOnChange
    @Test func `a chain of eight modern forms takes at most a tenth of the stand-in's effort`() throws {
      let pair = """
        .onChange(of: count) { name = "changed" }
        .onChange(of: name) { old, new in count += 1 }
        """
      let (shim, standIn) = try Self.efforts(
        of: "Text(name)\n" + Array(repeating: pair, count: 4).joined(separator: "\n"), succeeds: true)
      #expect(shim * 10 <= standIn, "\(shim) scopes, the stand-in \(standIn)")
    }

    // With a layer's type in the result of `overlay(_:)`, each form doubles the effort.
    @Test(arguments: [
      "overlay { Text(name) }", "overlay(alignment: .top) { if count > 0 { Text(name) } }", "background { Color.red }",
      "background(alignment: .top) { Text(name) }", "mask { Text(name) }",
    ])
    func `a chain of 24 legacy forms after a layer takes at most twice the effort of the chain alone`(
      layer: String
    ) throws {
      let chain = (1...24).map { ".onChange(of: count) { value in name = \"\\(value) of \($0)\" }" }
      let alone = try Self.effort(of: Self.view((["Text(name)"] + chain).joined(separator: "\n")), succeeds: true)
      let layered = try Self.effort(
        of: Self.view((["Text(name)", ".\(layer)"] + chain).joined(separator: "\n")), succeeds: true)
      #expect(layered <= 2 * alone, "\(layered) scopes, without the layer \(alone)")
    }
  #endif
}
