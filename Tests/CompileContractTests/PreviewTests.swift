import Testing

/// The forms of `#Preview` with the shim's import alone, and without traits, tested with the compiler.
@Suite("Preview", .onWorkerThreads, .timeLimit(.minutes(20))) struct PreviewTests {
  private static let models = """
    import OnChangeCompat

    @Observable final class Model { var name = "" }

    struct NameField: View {
      @Binding var name: String
      var body: some View { TextField("Name", text: $name) }
    }

    """

  static let previews = """
    #Preview { Text("plain") }

    #Preview("named") { Text("first"); Text("second") }

    #Preview("traits", traits: .sizeThatFitsLayout, .landscapeLeft) { Text("wide") }

    #Preview(traits: .fixedLayout(width: 10, height: 20), .portrait) { Text("sample") }

    #Preview {
      @Previewable @State var name = "Ada"
      @Previewable @State var model = Model()
      if name.isEmpty { Text("none") } else { NameField(name: $name).environment(model) }
    }

    #Preview {
      let model = Model()
      model.name = "Ada"
      return NameField(name: Bindable(model).name)
    }

    """

  @Test(arguments: [
    ["-swift-version", "5"], ["-swift-version", "6"],
    ["-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
  ])
  func `previews in SwiftUI's forms compile without a warning`(arguments: [String]) throws {
    let result = try TypeChecker.check(Self.models + Self.previews, arguments: ["-parse-as-library"] + arguments)
    #expect(result.succeeded, "the compiler said: \(result.output)")
    #expect(result.warnings == [])
  }

  @Test(arguments: [
    (
      "#Preview { NameField(name: 1) }",
      "cannot convert value of type 'Int' to expected argument type 'Binding<String>'"
    ),
    ("#Preview { Missing() }", "cannot find 'Missing' in scope"),
    ("#Preview(traits: .huge) { Text(\"\") }", "has no member 'huge'"),
    ("#Preview { @Previewable @State var n = 1; NameField(name: $n) }", "'Binding<Int>'"),
  ])
  func `the content of a preview is type-checked`(preview: String, message: String) throws {
    let result = try TypeChecker.check(Self.models + preview, arguments: ["-parse-as-library"])
    #expect(!result.succeeded)
    #expect(result.errors.first?.contains(message) == true, "the compiler said: \(result.output)")
  }
}
