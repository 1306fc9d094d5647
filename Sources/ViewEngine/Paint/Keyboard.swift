public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  public static let addressState = UITextContentType(rawValue: "addressState")
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  public static let countryName = UITextContentType(rawValue: "countryName")
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  public static let familyName = UITextContentType(rawValue: "familyName")
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  public static let givenName = UITextContentType(rawValue: "givenName")
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  public static let location = UITextContentType(rawValue: "location")
  public static let middleName = UITextContentType(rawValue: "middleName")
  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  public static let password = UITextContentType(rawValue: "password")
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  public static let sublocality = UITextContentType(rawValue: "sublocality")
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

public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}

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
    environment(\.autocorrectionDisabled, disable)
      .painted("autocorrectionDisabled", disable ? nil : "false")
  }

  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
      .painted("disableAutocorrection", disable.map { "\($0)" } ?? "none")
  }

  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    painted("submitLabel", submitLabel.name)
  }
}
