// Written by Tests/Scripts/generate/environment-values.sh.

private struct PresentationLevelKey: EnvironmentKey { static var defaultValue: PresentationLevel? { nil } }

extension EnvironmentValues {
  /// The level that the view presents sheets on.
  var presentationLevel: PresentationLevel? {
    get { self[PresentationLevelKey.self] }
    set { self[PresentationLevelKey.self] = newValue }
  }
}
