/// Which keyboard a text control would bring up.
public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters a keyboard would make capital ones.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable { case none, words, sentences, allCharacters }

/// Which letters a keyboard would make capital ones.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What the return key of a keyboard would say.
public struct SubmitLabel: Hashable, Sendable {
  let name: String
  public static let `continue` = SubmitLabel(name: "continue")
  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let join = SubmitLabel(name: "join")
  public static let next = SubmitLabel(name: "next")
  public static let `return` = SubmitLabel(name: "return")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let send = SubmitLabel(name: "send")
}

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
