@_spi(AppleNames) import ViewEngine

extension View {
  public nonisolated func listRowInsets(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    painted("listRowInsets", length.map { "\($0)" } ?? "none")
  }
  public nonisolated func tint(_ gradient: AnyGradient) -> some View { painted("tint", "\(gradient)") }
  /// Starts a task, as without a name.
  public nonisolated func task(
    name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { task(priority: priority, action) }
}

extension KeyboardShortcut {
  public struct Localization: Hashable, Sendable {
    private let name: String
    public static let automatic = Localization(name: "automatic")
    public static let custom = Localization(name: "custom")
    public static let withoutMirroring = Localization(name: "withoutMirroring")
  }
}

extension View {
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View { keyboardShortcut(key, modifiers: modifiers) }
}

/// Where suggestions of a search are shown.
public enum SearchSuggestionsPlacement: Hashable, Sendable {
  case automatic, menu, content
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

extension ToolbarItemPlacement {
  public static let largeSubtitle = ToolbarItemPlacement.subtitle
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}

extension Picker where Label == ViewEngine.Label<Text, Image> {
  /// A picker with a picture of an asset catalogue before its title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ViewEngine.Label(titleKey, image: image) }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// The older form, whose label comes last.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }
  /// The older form with a step, whose label comes last.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
