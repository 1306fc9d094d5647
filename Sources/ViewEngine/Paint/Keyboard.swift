extension View {
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { painted("keyboardType", "\(type)") }

  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    painted("textInputAutocapitalization", autocapitalization?.name ?? "none")
  }

  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    painted("autocapitalization", "\(style)")
  }

  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    painted("autocorrectionDisabled", disable ? nil : "false")
  }

  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    painted("disableAutocorrection", disable.map { "\($0)" } ?? "none")
  }

  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    painted("submitLabel", submitLabel.name)
  }
}
