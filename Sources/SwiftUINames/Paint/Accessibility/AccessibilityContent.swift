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

  extension View {
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
