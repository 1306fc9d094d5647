public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  public static let familyName = UITextContentType(rawValue: "familyName")
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  public static let givenName = UITextContentType(rawValue: "givenName")
  public static let name = UITextContentType(rawValue: "name")
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  public static let password = UITextContentType(rawValue: "password")
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  public static let URL = UITextContentType(rawValue: "URL")
  public static let username = UITextContentType(rawValue: "username")
}

extension View {
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    painted("textContentType", textContentType?.rawValue ?? "none")
  }
}

public enum UITextAutocapitalizationType: Int, Hashable, Sendable { case none, words, sentences, allCharacters }
public enum TextInputAutocapitalization: Hashable, Sendable { case never, words, sentences, characters }
public enum SubmitLabel: Hashable, Sendable { case `continue`, done, go, join, next, `return`, route, search, send }

extension View {
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { painted("keyboardType", "\(type)") }

  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    painted("textInputAutocapitalization", autocapitalization.map { "\($0)" } ?? "none")
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
    painted("submitLabel", "\(submitLabel)")
  }
}
