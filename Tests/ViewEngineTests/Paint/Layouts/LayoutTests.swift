import Testing

@testable import ViewEngine

@MainActor
@Suite("Layouts", .timeLimit(.minutes(20))) struct LayoutTests {
  @Test func `views keep their state when AnyLayout changes its layout`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Root: View {
      @State private var isWide = true
      var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout())
        layout {
          Counter()
          Button("Turn") { isWide.toggle() }
        }
      }
    }
    let host = ViewHost(Root())
    try host.tap("count 0")
    #expect(host.tree.hasPrefix("HStack [spacing: 2.0]\n"))
    try host.tap("Turn")
    #expect(host.tree.hasPrefix("VStack\n"))
    #expect(host.texts == ["count 1", "Turn"])
  }

  @Test func `a layout may say its direction and its spacing`() {
    struct Flow: Layout {
      static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing, edges: .horizontal) }.union(.zero)
      }
    }
    #expect(Flow.layoutProperties.stackOrientation == .horizontal)
    #expect(HStackLayout.layoutProperties.stackOrientation == nil)
    #expect(ViewSpacing().distance(to: .zero, along: .vertical) == 0)
    #expect(ViewHost(Flow() { Text("a") }).texts == ["a"])
  }

  @Test func `views in safeAreaInset and mask can be read, and an inset's button can be tapped`() throws {
    let log = Log()
    let host = ViewHost(
      Text("list").safeAreaInset(edge: .bottom) { Button("Pay") { log("pay") } }
        .safeAreaInset(edge: .top) { Text("title") }.mask { Text("mask") })
    #expect(host.texts == ["title", "list", "Pay", "mask"])
    try host.tap("Pay")
    #expect(log.take() == ["pay"])
  }

  @Test func `custom alignment guides of different types differ, even with the same name`() {
    enum First {
      struct Guide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
      }
    }
    enum Second {
      struct Guide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
      }
    }
    #expect(HorizontalAlignment(First.Guide.self) != HorizontalAlignment(Second.Guide.self))
    #expect(VerticalAlignment(First.Guide.self).description == "Guide")
  }
}
