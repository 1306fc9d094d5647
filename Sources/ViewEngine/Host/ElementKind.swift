extension ViewHost {
  /// What an element is: the name that `tree` shows, as for `find(.toggle)`. Make those without a constant by name:
  /// `.init(rawValue: "VStack")`.
  public struct ElementKind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: StaticString) { rawValue = "\(name)" }

    public static let alert = ElementKind("Alert")
    public static let button = ElementKind("Button")
    public static let colorPicker = ElementKind("ColorPicker")
    public static let confirmationDialog = ElementKind("ConfirmationDialog")
    public static let datePicker = ElementKind("DatePicker")
    public static let disclosureGroup = ElementKind("DisclosureGroup")
    public static let form = ElementKind("Form")
    public static let fullScreenCover = ElementKind("FullScreenCover")
    public static let gauge = ElementKind("Gauge")
    public static let groupBox = ElementKind("GroupBox")
    public static let image = ElementKind("Image")
    public static let label = ElementKind("Label")
    public static let link = ElementKind("Link")
    public static let list = ElementKind("List")
    public static let menu = ElementKind("Menu")
    public static let navigationLink = ElementKind("NavigationLink")
    public static let picker = ElementKind("Picker")
    public static let popover = ElementKind("Popover")
    public static let progressView = ElementKind("ProgressView")
    public static let scrollView = ElementKind("ScrollView")
    public static let section = ElementKind("Section")
    public static let secureField = ElementKind("SecureField")
    public static let shareLink = ElementKind("ShareLink")
    public static let sheet = ElementKind("Sheet")
    public static let slider = ElementKind("Slider")
    public static let stepper = ElementKind("Stepper")
    public static let table = ElementKind("Table")
    public static let text = ElementKind("Text")
    public static let textEditor = ElementKind("TextEditor")
    public static let textField = ElementKind("TextField")
    public static let toggle = ElementKind("Toggle")
  }
}
