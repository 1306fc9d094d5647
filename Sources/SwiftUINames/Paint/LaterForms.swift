#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  extension View {
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
      painted("lineHeight", lineHeight?.name ?? "none")
    }
    /// Kept in the render tree; nothing is selected.
    public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
      painted("textSelectionAffinity", "\(affinity)")
    }
    /// Kept in the render tree; nothing is laid out.
    public nonisolated func writingDirection(strategy: WritingDirectionStrategy) -> some View {
      painted("writingDirection", "\(strategy)")
    }
    /// Kept in the render tree; nothing is laid out.
    public nonisolated func multilineTextAlignment(strategy: WritingDirectionStrategy) -> some View {
      painted("multilineTextAlignment", "\(strategy)")
    }
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
      painted("sliderThumbVisibility", "\(visibility)")
    }
    /// Kept in the render tree; nothing is laid out.
    public nonisolated func listRowInsets(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
      painted("listRowInsets", length.map { "\($0)" } ?? "none")
    }
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func listRowPlatterColor(_ color: Color?) -> some View {
      painted("listRowPlatterColor", color?.description ?? "none")
    }
    /// Kept in the render tree; a suggestion stays in its place.
    public nonisolated func searchSuggestions(
      _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View { painted("searchSuggestions", "\(visibility)") }
    /// Kept in the render tree; a tab of search stays as it is.
    public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
      painted("tabViewSearchActivation", "\(activation)")
    }
    /// The accessory unless it is off.
    @ViewBuilder
    public nonisolated func tabViewBottomAccessory<Content: View>(
      isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
      if isEnabled { tabViewBottomAccessory(content: content) } else { self }
    }
    /// Kept in the render tree; there is no pointer.
    public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { painted("defaultHoverEffect") }
    /// Kept in the render tree; a host's window is active.
    public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
      painted("allowsWindowActivationEvents")
    }
    /// Sets the tint: the style is kept by its description.
    public nonisolated func tint(_ gradient: AnyGradient) -> some View { painted("tint", "\(gradient)") }
    /// Kept in the render tree; a host scrolls by rows.
    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
      painted("scrollTarget", "\(isEnabled)")
    }
    /// Kept in the render tree; a host scrolls by its verbs.
    public nonisolated func scrollInputBehavior(
      _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> some View { painted("scrollInputBehavior", "\(behavior)") }
    /// Kept in the render tree; no provider is asked.
    public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { painted("itemProvider") }
    /// Kept in the render tree; a continuity camera sends nothing.
    public nonisolated func importsItemProviders(
      _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { painted("importsItemProviders") }
    /// Kept in the render tree; a service takes nothing.
    public nonisolated func exportsItemProviders(
      _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
    ) -> some View { painted("exportsItemProviders") }
    /// Kept in the render tree; a test chooses the files.
    public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
      painted("fileDialogBrowserOptions", "\(options.rawValue)")
    }
    /// Kept in the render tree; a test chooses the files.
    public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
      painted("fileDialogImportsUnresolvedAliases", "\(imports)")
    }
    /// Starts a task, as without a name.
    public nonisolated func task(
      name: String?, priority: TaskPriority = .userInitiated,
      @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { task(priority: priority, action) }
    /// Kept in the render tree; nothing is laid out.
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
      painted("layoutDirectionBehavior", "\(behavior)")
    }
    /// Kept in the render tree; no letter selects a row.
    public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { painted("typeSelectEquivalent") }
    /// Kept in the render tree; no letter selects a row.
    public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
      painted("typeSelectEquivalent")
    }
    /// Kept in the render tree; a window has no size.
    public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { painted("windowResizeAnchor") }
    /// Never called: a window has no size.
    public nonisolated func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
      painted("onInteractiveResizeChange")
    }
    /// Kept in the render tree; a hidden toolbar of macOS stays as it is.
    public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
      painted("presentedWindowToolbarStyle")
    }
    /// Shows the feedback that the closure chooses at a change; nothing is felt.
    public nonisolated func sensoryFeedback<T: Equatable>(
      trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { sensoryFeedback(trigger: trigger) { _, _ in feedback() } }
    /// Searches with a title that is looked up.
    @_disfavoredOverload
    public nonisolated func searchable(
      text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    /// Searches with a title that is looked up.
    @_disfavoredOverload
    public nonisolated func searchable(
      text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
      prompt: LocalizedStringResource
    ) -> some View {
      searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
  }

  extension KeyboardShortcut {
    /// Whether the key is a different one on a keyboard of a different language; a host presses no keys.
    public struct Localization: Hashable, Sendable {
      private let name: String
      public static let automatic = Localization(name: "automatic")
      public static let custom = Localization(name: "custom")
      public static let withoutMirroring = Localization(name: "withoutMirroring")
    }
  }

  extension View {
    /// Kept in the render tree; has no effect on typing.
    public nonisolated func keyboardShortcut(
      _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View { keyboardShortcut(key, modifiers: modifiers) }
  }

  /// The side of a place between two characters that is meant.
  public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }
  /// How the direction of writing is found.
  public enum WritingDirectionStrategy: Hashable, Sendable { case `default`, layoutBased, contentBased }
  /// What a tab of search does when it is chosen.
  public enum TabSearchActivation: Hashable, Sendable { case automatic, searchTabSelection }
  /// Whether an input scrolls.
  public enum ScrollInputBehavior: Hashable, Sendable { case automatic, enabled, disabled }
  /// An input that scrolls.
  public enum ScrollInputKind: Hashable, Sendable { case look, handGestureShortcut, crown }
  /// How a view behaves where one reads from right to left.
  public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed, mirrors
    /// A view that is mirrored in one direction.
    public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior { .mirrors }
  }
  /// Options of a panel of files; none opens.
  public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
  }
  /// Where suggestions of a search are shown.
  public enum SearchSuggestionsPlacement: Hashable, Sendable {
    case automatic, menu, content
    /// A set of such places.
    public struct Set: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let menu = Set(rawValue: 1)
      public static let content = Set(rawValue: 2)
    }
  }
  extension AttributedString {
    /// The height of a line; nothing is laid out.
    public struct LineHeight: Hashable, Sendable {
      let name: String
      public static let loose = LineHeight(name: "loose")
      public static let normal = LineHeight(name: "normal")
      public static let tight = LineHeight(name: "tight")
      public static let variable = LineHeight(name: "variable")
      public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact \(points)") }
      public static func leading(increase: CGFloat) -> LineHeight { LineHeight(name: "leading \(increase)") }
      public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple \(factor)") }
    }
  }

  extension ToolbarItemPlacement {
    public static let largeSubtitle = ToolbarItemPlacement.subtitle
    /// A bar below the toolbar, with your identifier.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
  }

  extension SensoryFeedback {
    public static let pathComplete = SensoryFeedback.success
  }

  extension Shape {
    /// The shape itself: nothing is drawn, so outlines are not computed.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    /// The shape itself: nothing is drawn, so outlines are not computed.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    /// The shape itself: nothing is drawn, so outlines are not computed.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    /// The shape itself: nothing is drawn, so outlines are not computed.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    /// The shape itself: nothing is drawn, so outlines are not computed.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    /// The shape itself: nothing is drawn, so outlines are not computed.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  }

  extension Path {
    /// The path itself: outlines are not computed.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { self }
    /// The path itself: outlines are not computed.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
    /// The path itself: outlines are not computed.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
  }

  extension Gradient {
    /// A space in which a gradient mixes colours; nothing is mixed.
    public struct ColorSpace: Hashable, Sendable {
      let name: String
      public static let device = ColorSpace(name: "device")
      public static let perceptual = ColorSpace(name: "perceptual")
    }
    /// The gradient; the space has no effect.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
  }

  extension Color {
    /// A mix of both; the space has no effect.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace) -> Color {
      mix(with: rhs, by: fraction)
    }
    /// The colour itself: nothing is drawn.
    public func exposureAdjust(_ stops: Double) -> Color { self }
    /// The colour itself: nothing is drawn.
    public func headroom(_ headroom: Double?) -> Color { self }
  }

  extension SecureField where Label == Text {
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
      self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
  }

  extension TextField where Label == Text {
    @_disfavoredOverload
    public nonisolated init<F: ParseableFormatStyle>(
      _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
      self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
    }
  }

  extension ColorPicker where Label == Text {
    @_disfavoredOverload
    public nonisolated init(
      _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
      self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }
  }

  extension Link where Label == Text {
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
      self.init(destination: destination) { Text(titleResource) }
    }
  }

  extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource) {
      self.init { Text(titleResource) }
    }
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

  /// A control for several days. A host shows its label; a test changes the binding.
  public struct MultiDatePicker<Label: View> {
    private let selection: Binding<Set<DateComponents>>
    private let label: Label
    private nonisolated init(_ selection: Binding<Set<DateComponents>>, _ label: Label) {
      (self.selection, self.label) = (selection, label)
    }
    /// - Parameters:
    ///   - selection: the chosen days.
    ///   - label: the view of the label.
    public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
      self.init(selection, label())
    }
    public nonisolated init(
      selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, label()) }
    public nonisolated init(
      selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, label()) }
    public nonisolated init(
      selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, label()) }
  }

  extension MultiDatePicker: View {
    public var body: some View { label.painted("multiDatePicker", "\(selection.wrappedValue.count)") }
  }

  extension MultiDatePicker where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
      self.init(selection: selection) { Text(titleKey) }
    }
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) { self.init(selection: selection) { Text(titleKey) } }
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection) { Text(titleKey) } }
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection: selection) { Text(titleKey) } }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
      self.init(selection: selection) { Text(title) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
      _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection) { Text(title) } }
  }
#endif
