// Written by Tests/Scripts/generate/environment-values.sh.
// swift-format-ignore-file
public import Foundation
private struct AccessibilityReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AccessibilityDifferentiateWithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AccessibilityVoiceOverEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DefaultMinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private struct ControlActiveStateKey: EnvironmentKey { static var defaultValue: ControlActiveState { .key } }
private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private struct LocaleKey: EnvironmentKey { static let defaultValue: Locale = Locale(identifier: "en_US_POSIX") }
private struct CalendarKey: EnvironmentKey { static let defaultValue: Calendar = Calendar(identifier: .gregorian) }
private struct TimeZoneKey: EnvironmentKey { static let defaultValue: TimeZone = TimeZone(secondsFromGMT: 0)! }
private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private struct WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private struct WidgetRenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
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
private struct TimelineStartKey: EnvironmentKey { static let defaultValue: Date = Date(timeIntervalSinceReferenceDate: 0) }
extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { get { self[AccessibilityReduceMotionKey.self] } set { self[AccessibilityReduceMotionKey.self] = newValue } }
  public var accessibilityDifferentiateWithoutColor: Bool { get { self[AccessibilityDifferentiateWithoutColorKey.self] } set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue } }
  public var accessibilityVoiceOverEnabled: Bool { get { self[AccessibilityVoiceOverEnabledKey.self] } set { self[AccessibilityVoiceOverEnabledKey.self] = newValue } }
  public var colorScheme: ColorScheme { get { self[ColorSchemeKey.self] } set { self[ColorSchemeKey.self] = newValue } }
  public internal(set) var dismiss: DismissAction { get { self[DismissKey.self] } set { self[DismissKey.self] = newValue } }
  public internal(set) var isPresented: Bool { get { self[IsPresentedKey.self] } set { self[IsPresentedKey.self] = newValue } }
  /// How high a row of a list is at least, in points; 44 unless a host or a view says otherwise (our choice).
  public var defaultMinListRowHeight: CGFloat { get { self[DefaultMinListRowHeightKey.self] } set { self[DefaultMinListRowHeightKey.self] = newValue } }
  public var controlActiveState: ControlActiveState { get { self[ControlActiveStateKey.self] } set { self[ControlActiveStateKey.self] = newValue } }
  public var dynamicTypeSize: DynamicTypeSize { get { self[DynamicTypeSizeKey.self] } set { self[DynamicTypeSizeKey.self] = newValue } }
  public var layoutDirection: LayoutDirection { get { self[LayoutDirectionKey.self] } set { self[LayoutDirectionKey.self] = newValue } }
  public var locale: Locale { get { self[LocaleKey.self] } set { self[LocaleKey.self] = newValue } }
  public var calendar: Calendar { get { self[CalendarKey.self] } set { self[CalendarKey.self] = newValue } }
  public var timeZone: TimeZone { get { self[TimeZoneKey.self] } set { self[TimeZoneKey.self] = newValue } }
  public var redactionReasons: RedactionReasons { get { self[RedactionReasonsKey.self] } set { self[RedactionReasonsKey.self] = newValue } }
  /// The phase of the scene. A host's scene is active; `setEnvironment(\.scenePhase, to:)` changes that.
  public var scenePhase: ScenePhase { get { self[ScenePhaseKey.self] } set { self[ScenePhaseKey.self] = newValue } }
  public var horizontalSizeClass: UserInterfaceSizeClass? { get { self[HorizontalSizeClassKey.self] } set { self[HorizontalSizeClassKey.self] = newValue } }
  public var verticalSizeClass: UserInterfaceSizeClass? { get { self[VerticalSizeClassKey.self] } set { self[VerticalSizeClassKey.self] = newValue } }
  public var widgetFamily: WidgetFamily { get { self[WidgetFamilyKey.self] } set { self[WidgetFamilyKey.self] = newValue } }
  public var widgetRenderingMode: WidgetRenderingMode { get { self[WidgetRenderingModeKey.self] } set { self[WidgetRenderingModeKey.self] = newValue } }
  /// Whether the app can have more than one window: true in a host of an app, false in one of a view.
  public internal(set) var supportsMultipleWindows: Bool { get { self[SupportsMultipleWindowsKey.self] } set { self[SupportsMultipleWindowsKey.self] = newValue } }
  /// The open window that contains the view; nil outside of an app.
  var windowID: Int? { get { self[WindowIDKey.self] } set { self[WindowIDKey.self] = newValue } }
  public internal(set) var refresh: RefreshAction? { get { self[RefreshKey.self] } set { self[RefreshKey.self] = newValue } }
  /// Whether a person edits. A host has one mode, which an `EditButton` switches; set a binding for a different mode.
  ///
  /// Rows can be deleted and moved in any mode: see `delete` and `move` of a host (our choice).
  public var editMode: Binding<EditMode>? { get { self[EditModeKey.self] } set { self[EditModeKey.self] = newValue } }
  public internal(set) var isFocused: Bool { get { self[IsFocusedKey.self] } set { self[IsFocusedKey.self] = newValue } }
  public var openURL: OpenURLAction { get { self[OpenURLKey.self] } set { self[OpenURLKey.self] = newValue } }
  /// The size that a `GeometryReader` gets, in points: 390 by 844 unless it is set, by `setEnvironment` of a host or
  /// for a part of the tree. (The engine's own; SwiftUI has a screen.)
  public var viewportSize: CGSize { get { self[ViewportSizeKey.self] } set { self[ViewportSizeKey.self] = newValue } }
  /// The navigation stack that the view is in.
  var navigation: NavigationController? { get { self[NavigationKey.self] } set { self[NavigationKey.self] = newValue } }
  /// Whether links show their pages in the next column of a split view, instead of its current content.
  var isInColumn: Bool { get { self[IsInColumnKey.self] } set { self[IsInColumnKey.self] = newValue } }
  /// The level that the view presents sheets on.
  var presentationLevel: PresentationLevel? { get { self[PresentationLevelKey.self] } set { self[PresentationLevelKey.self] = newValue } }
  public internal(set) var isSearching: Bool { get { self[IsSearchingKey.self] } set { self[IsSearchingKey.self] = newValue } }
  /// The focus links of the search field.
  var searchFocus: SearchFocus { get { self[SearchFocusKey.self] } set { self[SearchFocusKey.self] = newValue } }
  /// The source that the enclosing tab gives for its label; empty in a tab with a known label.
  var tabItem: TabItemSource { get { self[TabItemKey.self] } set { self[TabItemKey.self] = newValue } }
  /// The date of a `TimelineView` when the host was made: January 1, 2001 unless a host or a view sets
  /// a different one. (The engine's own; SwiftUI has a clock on the wall.)
  public var timelineStart: Date { get { self[TimelineStartKey.self] } set { self[TimelineStartKey.self] = newValue } }
}
