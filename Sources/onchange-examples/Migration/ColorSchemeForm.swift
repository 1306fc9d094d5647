import MigrationTesting
import OnChangeCompat

extension MigrationExample {
  static let colorScheme = MigrationExample(
    "color-scheme", "A settings form takes the symbol of its header from the colour scheme.", isSafe: false,
    exploring: systemChanges
  ) {
    SettingsForm()
  }

  private static var systemChanges: Exploration {
    var exploration = Exploration()
    exploration.environmentChanges = [EnvironmentChange("colorScheme", \.colorScheme, [.dark, .light])]
    return exploration
  }
}

private struct SettingsForm: View {
  @Environment(\.colorScheme) private var scheme
  @State private var symbol = "sun"
  @State private var sendsReports = false

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Form {
      Label("Appearance: \(symbol)", systemImage: symbol)
        .onChange(of: scheme) { _ in symbol = scheme == .dark ? "moon" : "sun" }
      Toggle("Send reports", isOn: $sendsReports)
    }
  }
}
