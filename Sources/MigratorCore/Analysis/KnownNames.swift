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
    "ControlGroupStyle", "NavigationSplitViewStyle", "LabeledContentStyle", "UIViewRepresentable",
    "NSViewRepresentable", "UIViewControllerRepresentable", "NSViewControllerRepresentable", "ObservableObject",
    "AnyObject", "NSObject", "NSObjectProtocol", "Layout", "Transferable", "PreferenceKey", "EnvironmentKey",
    "UIViewController", "UIView", "NSView", "NSViewController", "NSWindow", "NSPanel", "UIHostingController",
    "NSHostingController", "NSHostingView", "Observable", "Any", "String", "Int", "RowContent", "TableRowContent",
    "TabContent", "AppIntent", "UIApplicationDelegate", "NSApplicationDelegate",
  ]
}
