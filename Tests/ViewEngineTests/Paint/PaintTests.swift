import Testing

@testable import ViewEngine

@MainActor
@Suite("Modifiers that paint", .timeLimit(.minutes(20))) struct PaintTests {
  @Test func `the render tree lists a view's paint modifiers, innermost first`() {
    #expect(
      tree(Text("a").padding().frame(width: 10, alignment: .leading).opacity(0.5).cornerRadius(4).zIndex(1))
        == "Text \"a\" [padding, frame: width 10.0 alignment leading, opacity: 0.5, cornerRadius: 4.0, zIndex: 1.0]")
  }

  @Test func `the render tree shows each form of padding`() {
    #expect(
      tree(
        Text("a").padding(.horizontal).padding(8).padding([.top, .leading], 2)
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == "Text \"a\" [padding: horizontal, padding: 8.0, padding: top leading 2.0, "
        + "padding: top 1.0 leading 2.0 bottom 3.0 trailing 4.0]")
  }

  @Test func `the render tree shows layout modifiers`() {
    #expect(
      tree(
        Rectangle().frame(maxWidth: .infinity, minHeight: 3).fixedSize().fixedSize(horizontal: true, vertical: false)
          .layoutPriority(1).offset(x: 1).position(x: 1, y: 2).aspectRatio(2, contentMode: .fill).scaledToFit()
          .ignoresSafeArea())
        == "Rectangle [frame: maxWidth inf minHeight 3.0, fixedSize, fixedSize: horizontal, layoutPriority: 1.0, "
        + "offset: x 1.0 y 0.0, position: x 1.0 y 2.0, aspectRatio: 2.0 fill, aspectRatio: fit, ignoresSafeArea]")
  }

  @Test func `the render tree shows effect modifiers`() {
    #expect(
      tree(
        Circle().fill(.red).shadow(radius: 2).blur(radius: 1).rotationEffect(.degrees(90)).scaleEffect(2)
          .clipShape(RoundedRectangle(cornerRadius: 3)).clipped().border(Color.blue))
        == "Circle [fill: red, shadow: black at 0.33 radius 2.0 x 0.0 y 0.0, blur: 1.0, rotationEffect: 90.0°, "
        + "scaleEffect: 2.0, clipShape: RoundedRectangle(3.0), clipped, border: blue width 1.0]")
  }

  @Test func `the render tree shows text modifiers, and joined texts keep only shared ones`() {
    #expect(tree(Text("a").bold().font(.title)) == "Text \"a\" [bold, font: title]")
    #expect(tree(Text("a").bold() + Text("b")) == "Text \"ab\"")
    #expect(tree(Text("a").bold().italic() + Text("b").bold()) == "Text \"ab\" [bold]")
    #expect(
      tree(
        VStack { Text("a") }.font(.system(size: 12, weight: .bold)).foregroundStyle(.secondary).lineLimit(2)
          .multilineTextAlignment(.center).tint(.green).underline())
        == "VStack [font: 12.0 bold, foregroundStyle: secondary, lineLimit: 2, multilineTextAlignment: center, "
        + "tint: green, underline]\n  Text \"a\"")
  }

  @Test func `the render tree shows a changed style`() throws {
    struct Root: View {
      @State private var isBold = false
      var body: some View {
        Button("Bold") { isBold.toggle() }
        Text("a").bold(isBold).opacity(isBold ? 1 : 0.5)
      }
    }
    let host = ViewHost(Root())
    try host.tap("Bold")
    #expect(host.tree.hasSuffix("Text \"a\" [bold, opacity: 1.0]"))
  }

  @Test func `font, lineLimit, text alignment and colour scheme modifiers set the environment`() {
    struct Reader: View {
      @Environment(\.font) private var font
      @Environment(\.lineLimit) private var lineLimit
      @Environment(\.multilineTextAlignment) private var alignment
      @Environment(\.colorScheme) private var colorScheme
      var body: some View {
        Text("\(font?.description ?? "none") \(lineLimit ?? 0) \(alignment) \(colorScheme)")
      }
    }
    let host = ViewHost {
      Reader()
      VStack { Reader() }.font(.title).lineLimit(2).multilineTextAlignment(.center).preferredColorScheme(.dark)
    }
    #expect(host.texts == ["none 0 leading light", "title 2 center dark"])
  }

  @Test func `views in background and overlay are mounted, and can be tapped`() throws {
    let log = Log()
    let host = ViewHost(
      Text("a").background { Text("behind").onAppear { log("behind") } }
        .overlay(alignment: .top) { Button("Before") { log("tap") } }.onAppear { log("appear") })
    #expect(host.texts == ["behind", "a", "Before"])
    #expect(
      host.tree == """
        background
          Text "behind"
        Text "a"
        overlay [alignment: top]
          Button
            Text "Before"
        """)
    try host.tap("Before")
    #expect(log.take() == ["behind", "appear", "tap"])
  }

  @Test func `a background colour is an attribute, and an overlay view is a separate layer`() {
    #expect(tree(Text("a").background(.red)) == "Text \"a\" [background: red]")
    #expect(tree(Text("a").background(Color.red)) == "Text \"a\" [background: red]")
    #expect(
      tree(Text("a").background(.regularMaterial, in: Capsule()))
        == "Text \"a\" [background: regularMaterial in Capsule]")
    #expect(tree(Text("a").overlay(Text("b"))) == "Text \"a\"\noverlay\n  Text \"b\"")
  }

  @Test func `the render tree shows animations and transitions`() {
    #expect(
      tree(
        Text("a").animation(.linear(duration: 1), value: 1)
          .transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity.combined(with: .scale))))
        == "Text \"a\" [animation: linear(1.0 s), transition: insertion move top removal opacity and scale]")
  }

  @Test func `an accessibility label names a control, and serves as text if the control has none`() throws {
    let log = Log()
    let host = ViewHost {
      Button {
        log("trash")
      } label: {
        Image(systemName: "trash")
      }.accessibilityLabel("Delete")
      Button {
        log("plus")
      } label: {
        Image(systemName: "plus").accessibilityLabel(Text("New"))
      }
      Text("a").accessibilityLabel("b").accessibilityIdentifier("id").accessibilityHint("hint")
        .accessibilityValue("value").accessibilityHidden(true)
    }
    #expect(host.texts == ["Delete", "New", "a"])
    try host.tap("Delete")
    try host.tap("New")
    #expect(log.take() == ["trash", "plus"])
    #expect(
      host.tree.hasSuffix(
        "accessibilityIdentifier: id, accessibilityHint: hint, accessibilityValue: value, accessibilityHidden]"))
  }

  private func tree<Content: View>(_ view: Content) -> String { ViewHost(view).tree }
}
