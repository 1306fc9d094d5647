#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  // What assistive technologies read and do, of which a host has none.

  /// The kind of text that a view shows.
  public struct AccessibilityTextContentType: Hashable, Sendable {
    let name: String
    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
  }

  /// The weight of a further text.
  public enum AXCustomContentImportance: Hashable, Sendable { case `default`, high }

  /// A name of a further text.
  public struct AccessibilityCustomContentKey: Hashable, Sendable {
    let name: String
    /// A key with a name.
    public init(_ label: Text) { name = label.content }
    /// A key with a name.
    public init(_ labelKey: LocalizedStringKey) { name = Text(labelKey).content }
    /// A key with a name and an identity; the identity has no effect.
    public init(_ label: Text, id: String) { name = label.content }
    /// A key with a name and an identity; the identity has no effect.
    public init(_ labelKey: LocalizedStringKey, id: String) { name = Text(labelKey).content }
  }

  /// The look of the outline of a quick action.
  public struct AccessibilityQuickActionStyle: Hashable, Sendable {
    let name: String
    public static let prompt = AccessibilityQuickActionStyle(name: "prompt")
    public static let outline = AccessibilityQuickActionStyle(name: "outline")
  }

  extension View {
    /// Keeps the text in the tree.
    public nonisolated func accessibilityCustomContent(
      _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContentImportance = .default
    ) -> some View { painted("accessibilityCustomContent", key.name) }
    /// Keeps the text in the tree.
    public nonisolated func accessibilityCustomContent(
      _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
      importance: AXCustomContentImportance = .default
    ) -> some View { painted("accessibilityCustomContent", key.name) }
    /// Keeps the text in the tree.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
      _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContentImportance = .default
    ) -> some View { painted("accessibilityCustomContent", key.name) }
    /// Keeps the style in the tree; the content is not shown.
    public nonisolated func accessibilityQuickAction<Content: View>(
      style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> Content
    ) -> some View { painted("accessibilityQuickAction", style.name) }
    /// Keeps the style in the tree; the content is not shown.
    public nonisolated func accessibilityQuickAction<Content: View>(
      style: AccessibilityQuickActionStyle, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View { painted("accessibilityQuickAction", style.name) }
    /// An action with a name from a view; a test performs it by the text of that view.
    public nonisolated func accessibilityAction<Label: View>(
      action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
      accessibilityActions { Button(action: action, label: label) }
    }
    /// Keeps the kind in the tree.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
      painted("accessibilityTextContentType", value.name)
    }
    /// Keeps the text in the tree.
    public nonisolated func accessibilityCustomContent(
      _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContentImportance = .default
    ) -> some View { painted("accessibilityCustomContent", "\(labelKey)") }
    /// Keeps the place in the tree.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
      painted("accessibilityActivationPoint", "\(activationPoint)")
    }
    /// Keeps the place in the tree.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
      painted("accessibilityActivationPoint", "\(activationPoint)")
    }
    /// Puts no views of the builder into the tree: nothing reads them.
    public nonisolated func accessibilityChildren<Children: View>(@ViewBuilder children: () -> Children) -> some View {
      painted("accessibilityChildren")
    }
    /// Keeps the modifier in the tree.
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
      painted("accessibilityLinkedGroup", "\(id)")
    }
    /// Keeps the modifier in the tree; the action never runs.
    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
      painted("accessibilityScrollAction")
    }
  }
#endif
