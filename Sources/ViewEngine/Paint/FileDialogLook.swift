public import Foundation

// The looks of file dialogs, of which a host shows none.

extension View {
  public nonisolated func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    painted("fileDialogConfirmationLabel", "\(label)")
  }
  public nonisolated func fileDialogMessage(_ message: LocalizedStringKey) -> some View {
    painted("fileDialogMessage", "\(message)")
  }
  public nonisolated func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View {
    painted("fileExporterFilenameLabel", "\(label)")
  }
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    painted("fileDialogDefaultDirectory", defaultDirectory?.lastPathComponent)
  }
  /// Without effect: a host keeps no settings of a dialog.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
    painted("findDisabled", "\(isDisabled)")
  }
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    painted("replaceDisabled", "\(isDisabled)")
  }
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    painted("findNavigator", "\(isPresented.wrappedValue)")
  }
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { painted("dialogIcon", icon == nil ? "none" : nil) }
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { painted("dialogSuppressionToggle", "\(titleKey)") }
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    painted("dialogSuppressionToggle")
  }
}
