// Written by Tests/Scripts/generate/environment-values.sh.
public import Foundation

private struct AccessibilityReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AccessibilityReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AccessibilityDifferentiateWithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AccessibilityInvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AccessibilityShowButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AccessibilityVoiceOverEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AccessibilitySwitchControlEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
private struct IsLuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct IsSceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct DefaultMinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private struct DefaultMinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }
private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private struct LocaleKey: EnvironmentKey { static let defaultValue: Locale = Locale(identifier: "en_US_POSIX") }
private struct CalendarKey: EnvironmentKey { static let defaultValue: Calendar = Calendar(identifier: .gregorian) }
private struct TimeZoneKey: EnvironmentKey { static let defaultValue: TimeZone = TimeZone(secondsFromGMT: 0)! }
private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }
private struct UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private struct WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private struct WidgetRenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private struct ShowsWidgetContainerBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct SupportsMultipleWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct WindowIDKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private struct ViewportSizeKey: EnvironmentKey { static let defaultValue: CGSize = CGSize(width: 390, height: 844) }
private struct NavigationKey: EnvironmentKey { static var defaultValue: NavigationController? { nil } }
private struct IsInColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct PresentationLevelKey: EnvironmentKey { static var defaultValue: PresentationLevel? { nil } }
private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus { SearchFocus() } }
private struct TabItemKey: EnvironmentKey { static var defaultValue: TabItemSource { TabItemSource(source: nil) } }
private struct TimelineStartKey: EnvironmentKey {
  static let defaultValue: Date = Date(timeIntervalSinceReferenceDate: 0)
}

extension EnvironmentValues {
  /// Whether less motion is wanted; false unless a test sets it.
  public var accessibilityReduceMotion: Bool {
    get { self[AccessibilityReduceMotionKey.self] }
    set { self[AccessibilityReduceMotionKey.self] = newValue }
  }

  /// Whether less transparency is wanted; false unless a test sets it.
  public var accessibilityReduceTransparency: Bool {
    get { self[AccessibilityReduceTransparencyKey.self] }
    set { self[AccessibilityReduceTransparencyKey.self] = newValue }
  }

  /// Whether colour alone must not carry meaning; false unless a test sets it.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityDifferentiateWithoutColorKey.self] }
    set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether colours are inverted; false unless a test sets it.
  public var accessibilityInvertColors: Bool {
    get { self[AccessibilityInvertColorsKey.self] }
    set { self[AccessibilityInvertColorsKey.self] = newValue }
  }

  /// Whether buttons show their outline; false unless a test sets it.
  public var accessibilityShowButtonShapes: Bool {
    get { self[AccessibilityShowButtonShapesKey.self] }
    set { self[AccessibilityShowButtonShapesKey.self] = newValue }
  }

  /// Whether VoiceOver is on; false unless a test sets it.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[AccessibilityVoiceOverEnabledKey.self] }
    set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
  }

  /// Whether Switch Control is on; false unless a test sets it.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[AccessibilitySwitchControlEnabledKey.self] }
    set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
  }

  /// The wanted contrast; standard unless a test sets it.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// The wanted weight of text; nil unless a test sets it.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether the system has dimmed the screen; false unless a test sets it.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// Whether views look active, as those of the key window do; true unless a test sets it.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// Whether the screen is recorded or mirrored; false unless a test sets it.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  /// Light or dark; light unless a host or a view sets it.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Ends the presentation that the view is in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a presentation.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// How many pixels there are to a point; 1 unless a host or a view says otherwise.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// How high a row of a list is at least, in points; 44 unless a host or a view says otherwise (our choice).
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// How high a header of a list is at least, in points; nil for the system's choice.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }

  /// Whether the window's controls look active; a host's window is the key window.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// The wanted size of text; `large` unless a host or a view sets it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The direction of reading; left to right unless a host or a view sets it.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The language and region to show things in; `en_US_POSIX` unless a host or a view sets a different one.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar to show dates in; the Gregorian one unless a host or a view sets a different one.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone to show dates in; GMT unless a host or a view sets a different one.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Why content is hidden; empty unless `redacted(reason:)` sets a reason.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether assistive technology is at work.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// The size of sidebar rows; medium unless a test sets it.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }

  /// Undoes changes; nil unless a host or a view sets one (our choice: an app's window has one).
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }

  /// The phase of the scene. A host's scene is active; `setEnvironment(\.scenePhase, to:)` changes that.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The width as a class, as a host or a view sets it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The height as a class, as a host or a view sets it.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The size of a widget; the engine shows none.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How a widget is drawn; the engine shows none.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// Whether a widget has its background; the engine shows none.
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsWidgetContainerBackgroundKey.self] }
    set { self[ShowsWidgetContainerBackgroundKey.self] = newValue }
  }

  /// Whether the app can have more than one window: true in a host of an app, false in one of a view.
  public internal(set) var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }

  /// The open window that contains the view; nil outside of an app.
  var windowID: Int? {
    get { self[WindowIDKey.self] }
    set { self[WindowIDKey.self] = newValue }
  }

  /// The action of the nearest `refreshable` around the view.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// Whether a person edits. A host has one mode, which an `EditButton` switches; set a binding for a different mode.
  ///
  /// Rows can be deleted and moved in any mode: see `delete` and `move` of a host (our choice).
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether the nearest view around that is `focusable` has the focus.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Opens a URL; set your own action in a test to see which.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The size that a `GeometryReader` gets, in points: 390 by 844 unless it is set, by `setEnvironment` of a host or
  /// for a part of the tree. (The engine's own; SwiftUI has a screen.)
  public var viewportSize: CGSize {
    get { self[ViewportSizeKey.self] }
    set { self[ViewportSizeKey.self] = newValue }
  }

  /// The navigation stack that the view is in.
  var navigation: NavigationController? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }

  /// Whether links show their pages in the next column of a split view, instead of its current content.
  var isInColumn: Bool {
    get { self[IsInColumnKey.self] }
    set { self[IsInColumnKey.self] = newValue }
  }

  /// The level that the view presents sheets on.
  var presentationLevel: PresentationLevel? {
    get { self[PresentationLevelKey.self] }
    set { self[PresentationLevelKey.self] = newValue }
  }

  /// Whether a person searches in the nearest `searchable` view around.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The focus links of the search field.
  var searchFocus: SearchFocus {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }

  /// The source that the enclosing tab gives for its label; empty in a tab with a known label.
  var tabItem: TabItemSource {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }

  /// The date of a `TimelineView` when the host was made: January 1, 2001 unless a host or a view sets
  /// a different one. (The engine's own; SwiftUI has a clock on the wall.)
  public var timelineStart: Date {
    get { self[TimelineStartKey.self] }
    set { self[TimelineStartKey.self] = newValue }
  }
}
