public import OnChangeCompat

/// Shows its content, and reports each change of the heat.
public struct Oven<Content: View>: View {
  let content: Content
  @State private var heat = 180
  @State private var report = "warm"

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    content
    Button("Hotter") { heat += 20 }
      .onChange(of: heat) { report = "\($0) → \($1)" }
    Text(report)
  }
}

extension View {
  /// What libraries bring that fill in for older systems; SwiftUI's own is the one that is called.
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    self
  }
}
