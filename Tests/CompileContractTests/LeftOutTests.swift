import Testing

/// The errors for a use of a name that the engine leaves out.
@Suite("Names that are left out", .timeLimit(.minutes(20))) struct LeftOutTests {
  /// A body of a usual size with one more line in it.
  private static func screen(_ line: String, properties: String = "") -> String {
    """
    import Foundation
    import OnChangeCompat

    struct Screen: View {
      @State private var isOn = false
      @State private var count = 0
      @State private var name = ""
      @State private var selected: Int?
      \(properties)
      var body: some View {
        NavigationStack {
          VStack(alignment: .leading, spacing: 8) {
            Text("Title").font(.title).padding(.horizontal, 4).foregroundStyle(.secondary)
            ForEach(0..<3, id: \\.self) { index in
              HStack {
                Text("\\(index)").bold().padding().background(Color.red).cornerRadius(4)
                Spacer()
                Button("Add") { count += 1 }.buttonStyle(.bordered).disabled(count > 7)
              }
              .onTapGesture { selected = index }
            }
            TextField("Name", text: $name).textFieldStyle(.roundedBorder).submitLabel(.done)
            Toggle("On", isOn: $isOn).onChange(of: isOn) { _, newValue in count += newValue ? 1 : 0 }
            Text("more").frame(width: 100, height: 20)
              \(line)
              .opacity(isOn ? 1 : 0.5)
          }
          .padding()
          .navigationTitle("Screen")
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Done") { isOn = false } } }
          .onChange(of: count) { count = min(count, 10) }
          .sheet(isPresented: $isOn) { Text("sheet") }
        }
      }
    }
    """
  }

  static let modifiers = [
    ".widgetCurvesContent()", ".activityBackgroundTint(.red)", ".chartXAxis(.hidden)", ".chartYAxis { Text(\"axis\") }",
    ".glassBackgroundEffect()", ".modelContainer(for: [Int].self)",
    ".popoverTip(count)",
    ".translationPresentation(isPresented: $isOn, text: name)", ".manageSubscriptionsSheet(isPresented: $isOn)",
  ]

  @Test(arguments: modifiers)
  func `an unsupported modifier is one error at its own line, with its fix`(line: String) throws {
    let name = String(line.dropFirst().prefix { $0.isLetter })
    let code = Self.screen(line) + "\n\nextension Binding<Int> { var double: Binding<Double> { .constant(0) } }"
    let row = try #require(
      code.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(line) })
    let result = try TypeChecker.check(code)
    let errors = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.count == 1)
    let error = try #require(errors.first)
    #expect(error.contains(":\(row + 1):"), "\(error)")
    #expect(error.contains("'\(name)") && error.contains("is unavailable: The engine "), "\(error)")
    #expect(error.contains("#if "), "\(error)")
  }

  static let declarations = [
    "struct Clock: Widget {}",
    "struct Reader: View { @Environment(\\.activityFamily) var family; var body: some View { Text(\"\") } }",
  ]

  @Test(arguments: [
    ("pop()", "'pop()' has been renamed to 'goBack()'"), ("back()", "'back()' is deprecated: renamed to 'goBack()'"),
    ("selectTab(\"A\")", "'selectTab' has been renamed to 'select(_:)'"),
    ("typeText(\"a\")", "Call `type(_:into:)` with the label of the text control."),
    ("typeText(\"a\", into: \"Name\")", "'typeText(_:into:)' has been renamed to 'type(_:into:)'"),
    ("select(\"Large\", in: \"Size\")", "Call `pick(_:from:)` for an option of a picker"),
    ("swipeLeft()", "Call `swipe(_:from:)` with a text of the row."), ("swipeDown()", "Call `refresh()` to pull down"),
  ])
  func `a name of other tools is an error of the host that says what to call`(call: String, hint: String) throws {
    let result = try TypeChecker.check(
      "import OnChangeCompat\n\n@MainActor func check(_ host: ViewHost) throws { try host.\(call) }")
    #expect(result.output.contains(hint), "\(result.output)")
  }

  @Test(arguments: declarations)
  func `an unsupported type or environment value is an error with its fix`(code: String) throws {
    let result = try TypeChecker.check("import OnChangeCompat\n\n\(code)")
    let errors = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.contains { $0.contains("is unavailable: The engine ") && $0.contains("#if ") }, "\(errors)")
  }
}
