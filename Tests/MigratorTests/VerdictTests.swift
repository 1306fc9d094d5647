#if Migrator
  import Testing

  @testable import MigratorCore

  /// What decides a verdict besides the text of one file.
  @Suite("Verdicts", .timeLimit(.minutes(5))) struct VerdictTests {
    private static func verdicts(_ files: [String: String], _ options: Options = Options()) throws -> [Verdict?] {
      let scratch = try Scratch()
      for (name, text) in files { try scratch.write(text, to: name) }
      return Project(paths: [scratch.path], options: options).run().files.flatMap(\.calls).map(\.verdict)
    }

    private static let row = """
      struct Row: View {
        let price: Int
        @State private var v = 0
        var body: some View { Text("").onChange(of: v) { _ in print(price) } }
      }
      """

    @Test func `a file without onChange that makes the view decides`() throws {
      let list = "struct List1: View { var body: some View { Row(price: 1) } }"
      #expect(try Self.verdicts(["Row.swift": Self.row, "List.swift": list]).map { $0?.grade } == [.same])
      let other = "struct List2: View { @State var n = 0; var body: some View { Row(price: n) } }"
      #expect(
        try Self.verdicts(["Row.swift": Self.row, "List.swift": list, "Other.swift": other]).map { $0?.grade } == [
          .look
        ])
    }

    @Test func `a file that is not Swift and names the view leaves it unproven`() throws {
      let list = "struct List1: View { var body: some View { Row(price: 1) } }"
      let broken = "struct Broken { let row = Row(price: }"
      #expect(
        try Self.verdicts(["Row.swift": Self.row, "List.swift": list, "Broken.swift": broken]).map { $0?.grade } == [
          .look
        ])
    }

    @Test func `a type alias in a file without onChange leaves the view unproven`() throws {
      let list = "struct List1: View { var body: some View { Row(price: 1) } }"
      #expect(
        try Self.verdicts(["Row.swift": Self.row, "List.swift": list, "Alias.swift": "typealias Line = Row"])
          .map { $0?.grade } == [.look])
    }

    @Test func `a static property that an extension computes is no constant`() throws {
      let row = Self.row.replacing("Int", with: "Color")
      let list = "struct List1: View { var body: some View { Row(price: .accent) } }"
      #expect(try Self.verdicts(["Row.swift": row, "List.swift": list]).map { $0?.grade } == [.same])
      let color = "extension Color { static var accent: Color { Theme.shared.color } }"
      #expect(
        try Self.verdicts(["Row.swift": row, "List.swift": list, "Color.swift": color]).map { $0?.grade } == [.look])
    }

    @Test func `an entity of a data model is an object`() throws {
      let view = """
        struct Line: View {
          let order: Order
          @State private var v = 0
          var body: some View { Text("").onChange(of: v) { _ in print(order.number) } }
        }
        """
      let model = "<model><entity name=\"Order\" syncable=\"YES\"/></model>"
      #expect(try Self.verdicts(["Line.swift": view]).map { $0?.grade } == [.look])
      #expect(
        try Self.verdicts(["Line.swift": view, "Shop.xcdatamodeld/Shop.xcdatamodel/contents": model]).map { $0?.grade }
          == [.note])
    }

    @Test func `options name the wrappers and the types that read when asked`() throws {
      let view = """
        struct Line: View {
          @Stored private var name: String
          let handle: Handle
          @State private var v = 0
          var body: some View { Text("").onChange(of: v) { _ in print(name, handle) } }
        }
        """
      #expect(try Self.verdicts(["Line.swift": view]).map { $0?.grade } == [.look])
      var options = Options()
      options.liveWrappers = ["Stored"]
      options.stableTypes = ["Handle"]
      #expect(try Self.verdicts(["Line.swift": view], options).map { $0?.grade } == [.same])
    }

    @Test func `each verdict says why`() throws {
      let text = """
        struct Screen: View {
          let price: Int
          @ObservedObject var model: Model
          @State private var v = 0
          var body: some View {
            Text("").onChange(of: v) { _ in v = 1 }
              .onChange(of: v) { _ in model.save() }
              .onChange(of: v) { _ in print(price) }
              // onchange-migrate: keep
              .onChange(of: v) { _ in print(price) }
          }
        }
        final class Model: ObservableObject { func save() {} }
        """
      let verdicts = Migration().migrate([("View.swift", SourceText(text))])[0].calls.map(\.verdict)
      #expect(
        verdicts == [
          Verdict(grade: .same, reasons: []), Verdict(grade: .note, reasons: ["'model' (@ObservedObject)"]),
          Verdict(grade: .look, reasons: ["'price' (plain property)"]),
          Verdict(grade: .left, reasons: ["a comment says to keep it"]),
        ])
    }
  }
#endif
