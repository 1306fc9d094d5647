#if !canImport(Darwin)
  import QuartzCoreNames
  import SwiftUINames
  import Testing

  @MainActor
  @Suite("Names that keep what a file asks for", .timeLimit(.minutes(20))) struct KeptRequestsTests {
    @Test func `a picture of a context has the context's size, and contexts end in reverse order`() {
      UIGraphicsBeginImageContext(CGSize(width: 1, height: 2))
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 4), false, 2)
      let inner = UIGraphicsGetImageFromCurrentImageContext()
      #expect(inner?.size == CGSize(width: 3, height: 4) && inner?.scale == 2)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 1, height: 2))
      #expect(UIGraphicsGetCurrentContext()?.width == 1)
      UIGraphicsEndImageContext()
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func `a cell keeps its hosting configuration with view and margins`() throws {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = UIHostingConfiguration { Text("Row") }.margins(.horizontal, 3).background {
        Color.red
      }
      let kept = try #require(cell.contentConfiguration as? UIHostingConfiguration<Text, Color>)
      #expect(kept.margins == [.leading: 3, .trailing: 3])
      #expect(ViewHost(kept.content).texts == ["Row"])
      let view = kept.makeContentView()
      #expect(view.configuration is UIHostingConfiguration<Text, Color> && view.subviews.isEmpty)
    }

    @Test func `an image renderer keeps its view and makes no picture`() {
      let renderer = ImageRenderer(content: Text("Card"))
      renderer.scale = 3
      var draws = 0
      renderer.render { _, _ in draws += 1 }
      #expect(renderer.uiImage == nil && renderer.nsImage == nil && renderer.cgImage == nil && draws == 0)
      #expect(renderer.scale == 3 && ViewHost(renderer.content).texts == ["Card"])
    }

    @Test func `an attributed string keeps attributes of SwiftUI, UIKit and AppKit`() {
      var text = AttributedString("red")
      text.foregroundColor = .red
      text.font = .body
      text.underlineStyle = .single
      #expect(text.swiftUI.foregroundColor == Color.red && text.uiKit.foregroundColor == nil)
      #expect(text.runs.map(\.font) == [.body] && text.underlineStyle == .single)
      text.foregroundColor = UIColor.systemBlue
      text.appKit.foregroundColor = .controlAccentColor
      #expect(text.uiKit.foregroundColor == .systemBlue && text.appKit.foregroundColor == .controlAccentColor)
      #expect(ViewHost(Text(text)).texts == ["red"])
    }

    @Test func `a text view returns and replaces the text of a range`() throws {
      let view = UITextView()
      view.text = "one two"
      let start = view.beginningOfDocument
      let end = try #require(view.position(from: start, offset: 3))
      let range = try #require(view.textRange(from: start, to: end))
      #expect(view.text(in: range) == "one" && view.position(from: end, offset: 5) == nil)
      view.replace(range, withText: "1")
      #expect(view.text == "1 two" && view.selectedRange == NSRange(location: 1, length: 0))
      #expect(view.textRange(from: start, to: end).flatMap { view.text(in: $0) } == "1 t")
      view.text = ""
      #expect(view.text(in: range) == nil)
      let field = UITextField()
      field.text = "four"
      #expect(field.text(in: range) == "fou")
    }

    @Test func `a font of UIKit or AppKit as a CTFont is the same font`() {
      let (one, other) = (UIFont.systemFont(ofSize: 9), NSFont.systemFont(ofSize: 8))
      #expect(Font(one as CTFont) == Font(one) && Font(other as CTFont) == Font(other))
    }

    @Test func `a keyframe animation and an emitter keep their settings`() {
      let shake = CAKeyframeAnimation(keyPath: "position.x")
      (shake.values, shake.keyTimes, shake.fillMode) = ([0, 3], [0, 1], .forwards)
      #expect(shake.keyPath == "position.x" && shake.values as? [Int] == [0, 3] && shake.fillMode == .forwards)
      let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
      cell.birthRate = 4
      layer.emitterCells = [cell]
      layer.emitterShape = .line
      #expect(layer.emitterCells?.map(\.birthRate) == [4] && layer.emitterShape == .line && layer.sublayers == nil)
      let spring = CASpringAnimation(keyPath: "scale")
      spring.duration = 2
      #expect(spring.settlingDuration == 2 && spring.damping == 10 && spring.keyPath == "scale")
    }

    @Test func `a list of bindings with an identity by key path edits its elements`() throws {
      struct Server: Equatable { var address: String }
      struct Servers: View {
        @State private var servers = [Server(address: "a"), Server(address: "b")]
        @State private var selected: String?
        var body: some View {
          List($servers, id: \.address, selection: $selected) { server in
            Button(server.wrappedValue.address) { server.wrappedValue.address += "!" }
          }
          .listStyle(.bordered(alternatesRowBackgrounds: true))
        }
      }
      let host = ViewHost(Servers())
      try host.tap("b")
      #expect(host.texts == ["a", "b!"])
    }

    @Test func `names of a scene, a selector and a bar item keep their values`() {
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      edge.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirect.rawValue)]
      #expect(edge.edges == .left && edge.edges != .all && edge.allowedTouchTypes == [1])
      #expect(NSStringFromSelector(NSSelectorFromString("save:")) == "save:")
      let item = UINavigationItem()
      item.standardAppearance = UINavigationBarAppearance()
      #expect(item.standardAppearance != nil && item.scrollEdgeAppearance == nil)
      #expect(!UIApplication.shared.supportsMultipleScenes && UIApplication.shared.isProtectedDataAvailable)
      #expect(UIViewController().preferredStatusBarUpdateAnimation == .fade && !UIViewController().isBeingDismissed)
    }
  }
#endif
