#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  // Values that no modifier of the engine sets. A test sets them.

  private struct VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
  private struct HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
  private struct SuggestionsPlacementKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .content }
  }
  private struct ButtonSizingValueKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }
  private struct DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
  private struct ActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
  }
  private struct ShowingSectionsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct WritingToolsKey: EnvironmentKey { static var defaultValue: WritingToolsBehavior { .automatic } }
  private struct RemoteScenesKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct WidgetMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
  private struct WidgetLabelShownKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  private struct LineHeightValueKey: EnvironmentKey { static var defaultValue: AttributedString.LineHeight? { nil } }
  private struct SelectionAffinityKey: EnvironmentKey { static var defaultValue: TextSelectionAffinity { .automatic } }
  private struct ColorRenderingKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }
  private struct VariableValueKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }
  private struct WheelItemHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 32 } }
  private struct IconSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private struct IconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private struct CorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
  private struct QuickActionsKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct HeadAnchorKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct ShowBordersKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct FindContextValueKey: EnvironmentKey { static var defaultValue: FindContext? { nil } }
  private struct ToolbarLabelKey: EnvironmentKey { static var defaultValue: ToolbarLabelStyle? { nil } }
  private struct RemoteDeviceKey: EnvironmentKey { static var defaultValue: RemoteDeviceIdentifier? { nil } }
  private struct PencilDoubleTapKey: EnvironmentKey { static var defaultValue: PencilPreferredAction { .ignore } }
  private struct PencilSqueezeKey: EnvironmentKey { static var defaultValue: PencilPreferredAction { .ignore } }
  private struct PhysicalKey: EnvironmentKey {
    static var defaultValue: PhysicalMetricsConverter { PhysicalMetricsConverter() }
  }

  extension EnvironmentValues {
    /// How a view bounces that scrolls up and down; automatic unless a test sets it.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
      get { self[VerticalBounceKey.self] }
      set { self[VerticalBounceKey.self] = newValue }
    }
    /// How a view bounces that scrolls sideways; automatic unless a test sets it.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
      get { self[HorizontalBounceKey.self] }
      set { self[HorizontalBounceKey.self] = newValue }
    }
    /// Where suggestions of a search are; in the content.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement {
      get { self[SuggestionsPlacementKey.self] }
      set { self[SuggestionsPlacementKey.self] = newValue }
    }
    /// How large buttons are; automatic unless a test sets it.
    public var buttonSizing: ButtonSizing {
      get { self[ButtonSizingValueKey.self] }
      set { self[ButtonSizingValueKey.self] = newValue }
    }
    /// The range of colours of pictures; nil unless a test sets it.
    public var allowedDynamicRange: Image.DynamicRange? {
      get { self[DynamicRangeKey.self] }
      set { self[DynamicRangeKey.self] = newValue }
    }
    /// Whether materials look active; automatic unless a test sets it.
    public var materialActiveAppearance: MaterialActiveAppearance {
      get { self[ActiveAppearanceKey.self] }
      set { self[ActiveAppearanceKey.self] = newValue }
    }
    /// Whether a tab bar shows its sections; false.
    public var isTabBarShowingSections: Bool {
      get { self[ShowingSectionsKey.self] }
      set { self[ShowingSectionsKey.self] = newValue }
    }
    /// Whether a person can have text rewritten; automatic.
    public var writingToolsBehavior: WritingToolsBehavior {
      get { self[WritingToolsKey.self] }
      set { self[WritingToolsKey.self] = newValue }
    }
    /// Whether a space can be shown on a different device; false.
    public var supportsRemoteScenes: Bool {
      get { self[RemoteScenesKey.self] }
      set { self[RemoteScenesKey.self] = newValue }
    }
    /// The margins of a widget; none.
    public var widgetContentMargins: EdgeInsets {
      get { self[WidgetMarginsKey.self] }
      set { self[WidgetMarginsKey.self] = newValue }
    }
    /// Whether a widget has a label; false.
    public var showsWidgetLabel: Bool {
      get { self[WidgetLabelShownKey.self] }
      set { self[WidgetLabelShownKey.self] = newValue }
    }
    /// Whether links show an arrow; automatic unless a test sets it.
    public var navigationLinkIndicatorVisibility: Visibility {
      get { self[LinkIndicatorKey.self] }
      set { self[LinkIndicatorKey.self] = newValue }
    }
    /// The height of lines; nil unless a test sets it.
    public var lineHeight: AttributedString.LineHeight? {
      get { self[LineHeightValueKey.self] }
      set { self[LineHeightValueKey.self] = newValue }
    }
    /// The side of a place between two characters; automatic unless a test sets it.
    public var textSelectionAffinity: TextSelectionAffinity {
      get { self[SelectionAffinityKey.self] }
      set { self[SelectionAffinityKey.self] = newValue }
    }
    /// How symbols take colours; nil unless a test sets it.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
      get { self[ColorRenderingKey.self] }
      set { self[ColorRenderingKey.self] = newValue }
    }
    /// How symbols show values; nil unless a test sets it.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
      get { self[VariableValueKey.self] }
      set { self[VariableValueKey.self] = newValue }
    }
    /// The height of a wheel's items, in points; 32 unless a test sets it (our choice).
    public var defaultWheelPickerItemHeight: CGFloat {
      get { self[WheelItemHeightKey.self] }
      set { self[WheelItemHeightKey.self] = newValue }
    }
    /// The space between icon and title, in points; nil unless a test sets it.
    public var labelIconToTitleSpacing: CGFloat? {
      get { self[IconSpacingKey.self] }
      set { self[IconSpacingKey.self] = newValue }
    }
    /// The width for icons, in points; nil unless a test sets it.
    public var labelReservedIconWidth: CGFloat? {
      get { self[IconWidthKey.self] }
      set { self[IconWidthKey.self] = newValue }
    }
    /// Whether text is not corrected; nil unless a test sets it.
    public var disableAutocorrection: Bool? {
      get { self[CorrectionDisabledKey.self] }
      set { self[CorrectionDisabledKey.self] = newValue }
    }
    /// Whether quick actions of a watch are on; false.
    public var accessibilityQuickActionsEnabled: Bool {
      get { self[QuickActionsKey.self] }
      set { self[QuickActionsKey.self] = newValue }
    }
    /// Whether content must not follow the head; false.
    public var accessibilityPrefersHeadAnchorAlternative: Bool {
      get { self[HeadAnchorKey.self] }
      set { self[HeadAnchorKey.self] = newValue }
    }
    /// Whether controls show their outline; false.
    public var accessibilityShowBorders: Bool {
      get { self[ShowBordersKey.self] }
      set { self[ShowBordersKey.self] = newValue }
    }
    /// The search in text; always nil.
    public var findContext: FindContext? {
      get { self[FindContextValueKey.self] }
      set { self[FindContextValueKey.self] = newValue }
    }
    /// The look of a bar's labels; nil unless a test sets it.
    public var toolbarLabelStyle: ToolbarLabelStyle? {
      get { self[ToolbarLabelKey.self] }
      set { self[ToolbarLabelKey.self] = newValue }
    }
    /// The device of a remote space; always nil.
    public var remoteDeviceIdentifier: RemoteDeviceIdentifier? {
      get { self[RemoteDeviceKey.self] }
      set { self[RemoteDeviceKey.self] = newValue }
    }
    /// What a double tap on a pencil does; nothing.
    public var preferredPencilDoubleTapAction: PencilPreferredAction {
      get { self[PencilDoubleTapKey.self] }
      set { self[PencilDoubleTapKey.self] = newValue }
    }
    /// What a squeeze of a pencil does; nothing.
    public var preferredPencilSqueezeAction: PencilPreferredAction {
      get { self[PencilSqueezeKey.self] }
      set { self[PencilSqueezeKey.self] = newValue }
    }
    /// Converts lengths to points.
    public var physicalMetrics: PhysicalMetricsConverter {
      get { self[PhysicalKey.self] }
      set { self[PhysicalKey.self] = newValue }
    }
  }

  /// A search in a text. There is none.
  public struct FindContext { let absent: Never }

  /// The look of a bar's labels.
  public struct ToolbarLabelStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarLabelStyle(name: "automatic")
    public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
    public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
    public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
  }

  /// A device that shows a remote space. There is none.
  public struct RemoteDeviceIdentifier: Hashable, Sendable { let absent: Never }

  /// What a gesture with a pencil does.
  public struct PencilPreferredAction: Hashable, Sendable {
    private let name: String
    public static let ignore = PencilPreferredAction(name: "ignore")
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
  }

  /// Converts lengths in space to points and back, by 1,360 points to the metre.
  public struct PhysicalMetricsConverter: Sendable {
    private static let pointsPerMeter = 1360.0
    /// A length in points.
    public func convert(_ value: CGFloat, from unit: UnitLength) -> CGFloat {
      CGFloat(Measurement(value: Double(value), unit: unit).converted(to: .meters).value * Self.pointsPerMeter)
    }
    /// Points as a length.
    public func convert(_ points: CGFloat, to unit: UnitLength) -> CGFloat {
      CGFloat(
        Measurement(value: Double(points) / Self.pointsPerMeter, unit: UnitLength.meters).converted(to: unit).value)
    }
  }
#endif
