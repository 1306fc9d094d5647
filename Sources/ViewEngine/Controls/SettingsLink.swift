/// A button that opens the window for the settings of the app.
public struct SettingsLink<Label: View> {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink where Label == Text {
  /// A button "Settings…".
  public nonisolated init() { self.init { Text("Settings…") } }
}

extension SettingsLink: _EngineView {
  public var body: some View { Button(action: { openSettings() }, label: { label }) }
}
