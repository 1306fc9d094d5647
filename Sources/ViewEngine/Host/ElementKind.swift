extension ViewHost {
  /// The kind of an element, for `find(.toggle)`: its name in `tree`. Any other name: `.init(rawValue: "VStack")`.
  public struct ElementKind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: StaticString) { rawValue = "\(name)" }

    /// Elements that `ViewHost.tree` names `Alert`.
    public static let alert = ElementKind("Alert")
    /// Elements that `ViewHost.tree` names `Button`.
    public static let button = ElementKind("Button")
    /// Elements that `ViewHost.tree` names `ColorPicker`.
    public static let colorPicker = ElementKind("ColorPicker")
    /// Elements that `ViewHost.tree` names `ConfirmationDialog`.
    public static let confirmationDialog = ElementKind("ConfirmationDialog")
    /// Elements that `ViewHost.tree` names `DatePicker`.
    public static let datePicker = ElementKind("DatePicker")
    /// Elements that `ViewHost.tree` names `DisclosureGroup`.
    public static let disclosureGroup = ElementKind("DisclosureGroup")
    /// Elements that `ViewHost.tree` names `Form`.
    public static let form = ElementKind("Form")
    /// Elements that `ViewHost.tree` names `FullScreenCover`.
    public static let fullScreenCover = ElementKind("FullScreenCover")
    /// Elements that `ViewHost.tree` names `GroupBox`.
    public static let groupBox = ElementKind("GroupBox")
    /// Elements that `ViewHost.tree` names `Image`.
    public static let image = ElementKind("Image")
    /// Elements that `ViewHost.tree` names `Label`.
    public static let label = ElementKind("Label")
    /// Elements that `ViewHost.tree` names `Link`.
    public static let link = ElementKind("Link")
    /// Elements that `ViewHost.tree` names `List`.
    public static let list = ElementKind("List")
    /// Elements that `ViewHost.tree` names `Menu`.
    public static let menu = ElementKind("Menu")
    /// Elements that `ViewHost.tree` names `NavigationLink`.
    public static let navigationLink = ElementKind("NavigationLink")
    /// Elements that `ViewHost.tree` names `Picker`.
    public static let picker = ElementKind("Picker")
    /// Elements that `ViewHost.tree` names `Popover`.
    public static let popover = ElementKind("Popover")
    /// Elements that `ViewHost.tree` names `ProgressView`.
    public static let progressView = ElementKind("ProgressView")
    /// Elements that `ViewHost.tree` names `ScrollView`.
    public static let scrollView = ElementKind("ScrollView")
    /// Elements that `ViewHost.tree` names `Section`.
    public static let section = ElementKind("Section")
    /// Elements that `ViewHost.tree` names `SecureField`.
    public static let secureField = ElementKind("SecureField")
    /// Elements that `ViewHost.tree` names `ShareLink`.
    public static let shareLink = ElementKind("ShareLink")
    /// Elements that `ViewHost.tree` names `Sheet`.
    public static let sheet = ElementKind("Sheet")
    /// Elements that `ViewHost.tree` names `Slider`.
    public static let slider = ElementKind("Slider")
    /// Elements that `ViewHost.tree` names `Stepper`.
    public static let stepper = ElementKind("Stepper")
    /// Elements that `ViewHost.tree` names `Table`.
    public static let table = ElementKind("Table")
    /// Elements that `ViewHost.tree` names `Text`.
    public static let text = ElementKind("Text")
    /// Elements that `ViewHost.tree` names `TextEditor`.
    public static let textEditor = ElementKind("TextEditor")
    /// Elements that `ViewHost.tree` names `TextField`.
    public static let textField = ElementKind("TextField")
    /// Elements that `ViewHost.tree` names `Toggle`.
    public static let toggle = ElementKind("Toggle")
  }
}
