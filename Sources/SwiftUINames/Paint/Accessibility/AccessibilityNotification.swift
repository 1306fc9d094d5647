#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// News for assistive technologies. There are none, so that `post()` has no effect.
  public protocol _AccessibilityNotification: Sendable {}

  extension _AccessibilityNotification {
    public func post() {}
  }

  /// Groups the kinds of news for assistive technologies.
  public enum AccessibilityNotification {
    /// A text to read.
    public struct Announcement: _AccessibilityNotification {
      public init(_ value: String) {}
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, macCatalyst 15, *)
      public init(_ value: AttributedString) {}
      @available(iOS 16, macOS 13, tvOS 16, watchOS 9, macCatalyst 16, *)
      public init(_ value: LocalizedStringResource) {}
    }

    /// A part of the screen has changed.
    public struct LayoutChanged: _AccessibilityNotification {
      public init(_ value: Any? = nil) {}
    }

    /// The screen has changed.
    public struct ScreenChanged: _AccessibilityNotification {
      public init(_ value: Any? = nil) {}
    }

    /// A page has been scrolled to.
    public struct PageScrolled: _AccessibilityNotification {
      public init(_ value: String) {}
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, macCatalyst 15, *)
      public init(_ value: AttributedString) {}
      @available(iOS 16, macOS 13, tvOS 16, watchOS 9, macCatalyst 16, *)
      public init(_ value: LocalizedStringResource) {}
    }
  }

  /// A list of places to go through. A host goes through no rotor.
  public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    /// - Parameters:
    ///   - label: the name of the place.
    ///   - id: the view of the place.
    ///   - namespace: the namespace of the id.
    ///   - textRange: the part of the text.
    ///   - prepare: would run before the place is shown.
    public init<Label: StringProtocol>(
      _ label: Label, id: ID, in namespace: Namespace.ID? = nil, textRange: Range<String.Index>? = nil,
      prepare: @escaping (() -> Void) = {}
    ) {}
    /// - Parameters:
    ///   - label: the name of the place.
    ///   - id: the view of the place.
    ///   - namespace: the namespace of the id.
    ///   - textRange: the part of the text.
    ///   - prepare: would run before the place is shown.
    public init(
      _ label: Text, id: ID, in namespace: Namespace.ID? = nil, textRange: Range<String.Index>? = nil,
      prepare: @escaping (() -> Void) = {}
    ) {}
  }

  /// Places of a rotor.
  @MainActor @preconcurrency
  public protocol AccessibilityRotorContent {}

  /// The builder's result for places of a rotor.
  public struct _RotorEntries: AccessibilityRotorContent {}

  extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Places for the elements, which are not evaluated.
    public init<Entry: AccessibilityRotorContent>(
      _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Entry
    ) where Content == _RotorEntry<Entry>, Data.Element: Identifiable, ID == Data.Element.ID {
      self.init(data: data, id: { $0.id }) { _RotorEntry(entry: content($0)) }
    }
  }

  /// A place of a rotor in a `ForEach`.
  public struct _RotorEntry<Entry: AccessibilityRotorContent> {
    let entry: Entry
  }
  extension _RotorEntry: AccessibilityRotorContent {}

  /// A rotor that the system has.
  public struct AccessibilitySystemRotor: Hashable, Sendable {
    let name: String
    public static let headings = AccessibilitySystemRotor(name: "headings")
    public static let boldText = AccessibilitySystemRotor(name: "boldText")
    public static let italicText = AccessibilitySystemRotor(name: "italicText")
    public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
    public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
    public static let images = AccessibilitySystemRotor(name: "images")
    public static let textFields = AccessibilitySystemRotor(name: "textFields")
    public static let tables = AccessibilitySystemRotor(name: "tables")
    public static let lists = AccessibilitySystemRotor(name: "lists")
    public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
    public static let links = AccessibilitySystemRotor(name: "links")
    public static func links(visited: Bool) -> AccessibilitySystemRotor { .links }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { .headings }
  }

  extension View {
    /// Keeps the rotor's name in the tree; its places are not evaluated.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
      _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { painted("accessibilityRotor", systemRotor.name) }
    /// Keeps the rotor's name in the tree; its places are not evaluated.
    public nonisolated func accessibilityRotor<Model: Identifiable>(
      _ systemRotor: AccessibilitySystemRotor, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View { painted("accessibilityRotor", systemRotor.name) }
    /// Keeps the rotor's name in the tree.
    public nonisolated func accessibilityRotor(
      _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View { painted("accessibilityRotor", systemRotor.name) }
  }

  /// Makes places of a rotor.
  @resultBuilder
  public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: AccessibilityRotorContent>(
      _ content: repeat each Content
    ) -> _RotorEntries { _RotorEntries() }
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> _RotorEntries {
      _RotorEntries()
    }
  }

  extension View {
    /// Keeps the rotor's name in the tree; its places are not evaluated.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
      _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { painted("accessibilityRotor", label.content) }

    /// Keeps the rotor's name in the tree; its places are not evaluated.
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<Label: StringProtocol, Content: AccessibilityRotorContent>(
      _ label: Label, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(label), entries: entries) }

    /// Keeps the rotor's name in the tree; its places are not evaluated.
    public nonisolated func accessibilityRotor<Model: Identifiable>(
      _ labelKey: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View { painted("accessibilityRotor", Text(labelKey).content) }

    /// Keeps the modifier in the tree.
    public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
      painted("accessibilityRotorEntry", "\(id)")
    }

    /// Keeps the modifier in the tree.
    public nonisolated func accessibilityDirectTouch(
      _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { painted("accessibilityDirectTouch", isDirectTouchArea ? nil : "false") }

    /// Keeps the modifier in the tree; the action never runs.
    public nonisolated func accessibilityZoomAction(
      _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View { painted("accessibilityZoomAction") }

    /// Keeps the modifier in the tree.
    public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
      _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { painted("accessibilityDefaultFocus", "\(value)") }
  }

  /// What a directly touched view does.
  public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
  }

  /// A wish to zoom in or out. A host makes none.
  public struct AccessibilityZoomGestureAction {
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
  }
#endif
