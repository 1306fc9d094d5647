public import Foundation

// The looks of file dialogs, of which a host shows none.

extension View {
  /// Keeps the text of the button in the tree.
  public nonisolated func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    painted("fileDialogConfirmationLabel", "\(label)")
  }
  /// Keeps the message in the tree.
  public nonisolated func fileDialogMessage(_ message: LocalizedStringKey) -> some View {
    painted("fileDialogMessage", "\(message)")
  }
  /// Keeps the text of the field in the tree.
  public nonisolated func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View {
    painted("fileExporterFilenameLabel", "\(label)")
  }
  /// Keeps the folder in the tree; a host begins in none.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    painted("fileDialogDefaultDirectory", defaultDirectory?.lastPathComponent)
  }
  /// Without effect: a host keeps no settings of a dialog.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Keeps the flag in the tree; a host finds no text.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
    painted("findDisabled", "\(isDisabled)")
  }
  /// Keeps the flag in the tree; a host replaces no text.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    painted("replaceDisabled", "\(isDisabled)")
  }
  /// Keeps the flag in the tree; a host shows no search in text.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    painted("findNavigator", "\(isPresented.wrappedValue)")
  }
  /// Keeps the picture's presence in the tree.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { painted("dialogIcon", icon == nil ? "none" : nil) }
  /// Keeps the modifier in the tree; a host presents each dialog.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { painted("dialogSuppressionToggle", "\(titleKey)") }
  /// Keeps the modifier in the tree; a host presents each dialog.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    painted("dialogSuppressionToggle")
  }
}
