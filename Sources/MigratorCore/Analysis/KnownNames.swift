/// Names of Apple's frameworks that the analysis knows without reading them.
enum KnownNames {
  /// Protocols and classes whose members are not mistaken for a project's globals.
  static let superiors: Set<String> = [
    "View", "ViewModifier", "App", "Scene", "Commands", "ToolbarContent", "CustomizableToolbarContent", "Widget",
    "WidgetBundle", "PreviewProvider", "DynamicProperty", "Equatable", "Hashable", "Comparable", "Identifiable",
    "Sendable", "Codable", "Encodable", "Decodable", "CaseIterable", "RawRepresentable", "CustomStringConvertible",
    "Error", "LocalizedError", "Animatable", "AnimatableModifier", "GeometryEffect", "Shape", "InsettableShape",
    "ShapeStyle", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle", "PickerStyle",
    "ProgressViewStyle", "GaugeStyle", "ListStyle", "MenuStyle", "GroupBoxStyle", "DisclosureGroupStyle", "FormStyle",
    "ControlGroupStyle", "DatePickerStyle", "NavigationSplitViewStyle", "LabeledContentStyle", "UIViewRepresentable",
    "NSViewRepresentable", "UIViewControllerRepresentable", "NSViewControllerRepresentable", "ObservableObject",
    "AnyObject", "NSObject", "NSObjectProtocol", "Layout", "Transferable", "PreferenceKey", "EnvironmentKey",
    "UIViewController", "UIView", "NSView", "NSViewController", "NSWindow", "NSPanel", "UIHostingController",
    "NSHostingController", "NSHostingView", "Observable", "Any", "String", "Int", "RowContent", "TableRowContent",
    "TabContent", "AppIntent", "UIApplicationDelegate", "NSApplicationDelegate", "SwiftUI", "Foundation", "Combine",
  ]

  /// Protocols with an initializer, through which code makes values without the type's name.
  static let makers: Set<String> = ["Decodable", "Codable", "RawRepresentable", "AppIntent"]

  /// Attributes of types that add no member with a name of the project's choice.
  static let typeAttributes: Set<String> = [
    "main", "available", "MainActor", "frozen", "objc", "objcMembers", "propertyWrapper", "resultBuilder",
    "dynamicMemberLookup", "dynamicCallable", "preconcurrency", "usableFromInline", "unchecked", "retroactive",
    "Observable", "Model", "Animatable", "UIApplicationMain", "NSApplicationMain", "ViewBuilder",
  ]

  /// Structures whose initializers give equal values for equal arguments.
  static let pureTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "String", "CGSize", "CGPoint", "CGRect", "EdgeInsets", "Color", "Text",
    "Image", "UnitPoint", "Angle", "LocalizedStringKey", "GridItem", "Bool",
  ]

  static let constantTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "CGSize", "CGPoint", "CGRect", "EdgeInsets", "Color", "Font", "UnitPoint",
    "Angle", "Alignment", "HorizontalAlignment", "VerticalAlignment", "TextAlignment", "Edge", "Edge.Set", "Axis",
    "Axis.Set", "ContentMode", "Animation", "Font.Weight", "Font.Design", "ColorScheme", "LayoutDirection",
    "NavigationBarItem.TitleDisplayMode", "ToolbarItemPlacement", "UIKeyboardType", "Bool", "ScenePhase", "Visibility",
    "UIUserInterfaceSizeClass", "UserInterfaceSizeClass", "Prominence", "ControlSize", "RoundedCornerStyle",
    "BlendMode", "Material", "PresentationDetent", "SubmitLabel", "TextInputAutocapitalization", "UITextContentType",
    "KeyEquivalent", "EventModifiers", "SFSafeSymbols.SFSymbol", "SFSymbol", "Image.TemplateRenderingMode",
    "SymbolRenderingMode", "Image.Scale", "Text.Case", "GridItem.Size", "Locale.LanguageCode", "DateFormatter.Style",
    "ButtonRole",
  ]

  static let changingMembers: Set<String> = ["now", "random", "current", "autoupdatingCurrent"]

  /// Types whose equal values have the same content.
  static let comparedTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Bool", "String",
    "Character", "UUID", "Date", "URL", "Double", "Float", "CGFloat", "TimeInterval", "ObjectIdentifier", "Data",
    "NSManagedObjectID", "PersistentIdentifier",
  ]

  /// Handles: a use of their values reads the current state.
  static let handles: Set<String> = [
    "GeometryProxy", "ScrollViewProxy", "ChartProxy", "MapProxy", "OpenURLAction", "OpenWindowAction", "DismissAction",
    "DismissWindowAction", "DismissSearchAction", "RefreshAction", "RequestReviewAction", "Namespace.ID",
  ]

  /// Keys of the environment whose values are read when asked.
  static let stableEnvironment: Set<String> = [
    "dismiss", "dismissSearch", "dismissWindow", "openURL", "openWindow", "openSettings", "openDocument", "newDocument",
    "requestReview", "presentationMode", "managedObjectContext", "modelContext", "editMode", "openImmersiveSpace",
    "dismissImmersiveSpace", "webAuthenticationSession", "authenticationSession", "purchase", "resetFocus",
  ]
}
