import Foundation
import Testing
import ViewEngine

/// Every form of paint, layout, animation and accessibility once: the file does not compile when one goes.
@MainActor
@Suite("The forms of what paints", .timeLimit(.minutes(20))) struct PaintForms {
  @Test func `all painting forms have the expected render tree`() throws {
    #expect(
      ViewHost(AllForms()).tree == #"""
        Circle [fill: red gradient]
        Circle [fill: gradient red from (0.5, 0.0) to (0.5, 1.0)]
        Circle [fill: radial gradient red around (0.5, 0.5) from 0.0 to 1.0]
        Circle [fill: foreground]
        Circle [fill: red, stroke: blue width 2.0]
        Circle [fill: red, strokeBorder: blue width 1.0, frame: width 4.0]
        Circle [stroke: width 3.0]
        Circle [stroke: red width 3.0]
        Circle [stroke: red width 2.0 cap round dash 1.0]
        Circle [strokeBorder: red width 1.0]
        Circle [trim: 0.0 to 0.5, stroke: red width 1.0]
        Circle [trim: 0.0 to 0.5, stroke: width 2.0 join bevel, fill: red]
        Circle [inset: 3.0, fill: red]
        Circle [rotation: 3.0°]
        Circle [scale: x 2.0 y 2.0]
        Circle [offset: x 3.0 y 0.0]
        Circle [size: 1.0 × 1.0]
        Circle [transform: 1.0 0.0 0.0 1.0 1.0 2.0]
        Rectangle [fill: foreground even-odd]
        RoundedRectangle(1.0 × 2.0)
        RoundedRectangle(3.0) [strokeBorder: gray width 1.0]
        UnevenRoundedRectangle(3.0 0.0 0.0 0.0)
        ContainerRelativeShape
        Circle
        Capsule
        Path [0 0 m 1 1 l]
        Path [0 0 m 0 0 0 0 0 0 c 0 0 0 0 0 0 c 0 0 0 0 0 0 c 0 0 0 0 0 0 c h, stroke: red width 3.0]
        Path [0 0 m 0 0 0 0 0 0 c 0 0 0 0 0 0 c 0 0 0 0 0 0 c 0 0 0 0 0 0 c h, fill: red]
        Path [0 0 m 0 0 l 0 0 l 0 0 l h]
        Triangle
        Triangle [fill: red]
        Text "x" [clipShape: Circle]
        Text "x" [clipShape: RoundedRectangle(8.0)]
        Text "x" [clipShape: Capsule]
        Text "x" [clipShape: UnevenRoundedRectangle(3.0 0.0 0.0 0.0)]
        Text "x" [contentShape: Rectangle]
        Text "x" [containerShape: Rectangle]
        Text "x" [foregroundStyle: red, blue]
        Text "x" [foregroundStyle: red gradient]
        Text "x" [foregroundStyle: tint]
        Text "x" [foregroundStyle: red at 0.3]
        Text "x" [foregroundStyle: blue]
        Text "x" [foregroundStyle: primary]
        Text "x" [foregroundStyle: gradient red from (0.5, 0.0) to (0.5, 1.0)]
        Text "x" [foregroundStyle: Striped]
        Text "x" [foregroundStyle: separator]
        Text "x" [backgroundStyle: red]
        LinearGradient [gradient red (0.0) from (0.5, 0.0) to (0.5, 1.0)]
        Color [white(0.95, 1.0)]
        Color [rgb(1.0, 0.0, 1.0, 1.0) in displayP3]
        Color [hsb(1.0, 1.0, 1.0, 1.0)]
        Text "x" [background: red in Capsule]
        Text "x" [background: background in Capsule]
        Text "x" [background: background secondary]
        Text "x" [background: tint]
        Text "x" [background: bar ignores top]
        Text "x" [background: background]
        Text "x" [background: gradient red from (0.5, 0.0) to (0.5, 1.0)]
        background
          RoundedRectangle(3.0) [fill: red]
        Text "x"
        Text "x"
        overlay
          RoundedRectangle(3.0) [strokeBorder: gray width 1.0]
        Text "x" [overlay: red in Circle]
        Text "x" [overlay: red]
        Text "x"
        mask
          Rectangle
        Text "x"
        mask
          Rectangle
        Text "x"
        safeAreaInset [edge: bottom]
          Text "bar"
        safeAreaInset [edge: leading, alignment: top, spacing: 3.0]
          Text "side"
        Text "x"
        HStack [spacing: 3.0]
          Text "x"
        VStack [alignment: leading]
          Text "x"
        Flow
          Text "x"
        VStack [alignment: Gauge, spacing: 8.0]
          Text "x" [alignmentGuide: Gauge]
        Text "x" [alignmentGuide: leading]
        Text "x" [alignmentGuide: center]
        ZStack [alignment: top Gauge]
          Text "x"
        Grid
          GridRow [alignment: top]
            Text "x"
        Text "x" [gridColumnAlignment: trailing]
        Text "x" [gridCellUnsizedAxes: horizontal]
        Text "x" [layoutValue: Rank 3]
        Text "x" [padding: horizontal 8.0, frame: maxWidth 8.0]
        Text "x" [ignoresSafeArea: keyboard]
        Text "x" [ignoresSafeArea: container top]
        Text "x" [ignoresSafeArea]
        Text "x" [contentMargins: 8.0]
        Text "x" [contentMargins: horizontal 8.0 for scrollContent]
        Text "x" [containerRelativeFrame: horizontal]
        Text "x" [containerRelativeFrame: horizontal count 3 span 1 spacing 2.0]
        Text "x" [containerRelativeFrame: horizontal]
        Text "x" [coordinateSpace: list]
        Text "x" [offset: x 1.0 y 2.0]
        Text "x" [position: x 0.0 y 0.0]
        Text "x" [scaleEffect: x 1.0 y 2.0]
        Text "x" [aspectRatio: 2.0 fit]
        Text "x"
        Text "x"
        Text "x"
        Text "x" [compositingGroup, geometryGroup]
        Text "x" [blendMode: multiply, colorMultiply: red, luminanceToAlpha]
        Text "x" [rotation3DEffect: 10.0° axis (0.0, 1.0, 0.0)]
        Text "x" [effect: Shake]
        Text "x" [redacted: placeholder, unredacted]
        Text "x" [redacted: none, privacySensitive]
        Text "x" [contentTransition: numericText, contentTransition: opacity, contentTransition: interpolate]
        Text "x" [hoverEffect: automatic, hoverEffect: lift, help: x, help: y]
        Text "x" [statusBarHidden, statusBarHidden, persistentSystemOverlays: hidden]
        Text "x" [dynamicTypeSize: large, dynamicTypeSize: xSmall to accessibility2, fontDesign: rounded, allowsTightening: true]
        Text "x" [font: Foo 12.0 relative to title, font: Foo 12.0 fixed]
        Text "x" [font: title2 bold leading tight smallCaps]
        Text "x" [animation: bouncy, animation: snappy(1.0 s, 0.0), animation: smooth]
        Text "x" [animation: interactiveSpring(0.15, 0.86, 0.25), animation: spring(1.0 s, 0.2, 0.0)]
        Text "x" [animation: interpolatingSpring(1.0, 1.0, 1.0, 0.0)]
        Text "x" [animation: timingCurve(0.0, 0.0, 1.0, 1.0, 0.35 s)]
        Text "x" [opacity: 0.5, animation: easeIn]
        Text "x" [transaction]
        Text "x" [transaction]
        Text "x" [transition: push bottom, transition: blurReplace, transition: offset x 1.0 y 2.0]
        Text "x" [transition: modifier EmptyModifier]
        Text "x" [opacity: 1.0, transition: Fading]
        Text "x" [matchedGeometryEffect: 1, matchedTransitionSource: 1]
        Text "x" [navigationTransition: zoom 1]
        Text "x" [accessibilityAddTraits: isHeader, accessibilityAddTraits: isButton isSelected]
        Text "x" [accessibilityRemoveTraits: isImage]
        Text "x" [accessibilityElement: combine, accessibilityElement: ignore]
        Text "x"
        Text "x"
        Text "x" [accessibilitySortPriority: 1.0]
        Text "x"
        accessibilityRepresentation
          Text "y"
        Text "x"
        Text "x" [animation: easeIn]
        """#)
  }
}

private struct AllForms: View {
  @Namespace private var space
  @ScaledMetric(relativeTo: .title) private var side: CGFloat = 4
  @AccessibilityFocusState private var isAtError: Bool
  @AccessibilityFocusState private var place: Int?
  private let length: CGFloat? = 8
  private var text: Text { Text("x") }

  var body: some View {
    shapes
    paths
    styles
    layers
    layouts
    cells
    frames
    effects
    fonts
    motion
    accessibility
    old
  }

  @ViewBuilder private var shapes: some View {
    Circle().fill(.red.gradient)
    Circle().fill(LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom))
    Circle().fill(RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1))
    Circle().fill()
    Circle().fill(.red).stroke(.blue, lineWidth: 2)
    Circle().fill(.red).strokeBorder(.blue).frame(width: side)
    Circle().stroke(lineWidth: 3)
    Circle().stroke(.red, lineWidth: 3)
    Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1]))
    Circle().strokeBorder(.red, lineWidth: 1)
    Circle().trim(from: 0, to: 0.5).stroke(.red)
    Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 2, lineJoin: .bevel)).fill(.red)
    Circle().inset(by: 3).fill(.red)
    Circle().rotation(.degrees(3))
    Circle().scale(2)
    Circle().offset(x: 3)
    Circle().size(width: 1, height: 1)
    Circle().transform(CGAffineTransform(translationX: 1, y: 2))
    Rectangle().fill(style: FillStyle(eoFill: true))
    RoundedRectangle(cornerSize: CGSize(width: 1, height: 2))
    RoundedRectangle(cornerRadius: 3, style: .continuous).strokeBorder(.gray)
    UnevenRoundedRectangle(topLeadingRadius: 3)
    ContainerRelativeShape()
    AnyShape(Circle())
    Capsule(style: .continuous)
  }

  @ViewBuilder private var paths: some View {
    Path { p in
      p.move(to: .zero)
      p.addLine(to: CGPoint(x: 1, y: 1))
    }
    Path { p in p.addEllipse(in: .zero) }.stroke(.red, lineWidth: 3)
    Path(ellipseIn: .zero).fill(.red)
    Path(roundedRect: .zero, cornerRadius: 3)
    Triangle()
    Triangle(sides: 4).fill(.red)
    text.clipShape(.circle)
    text.clipShape(.rect(cornerRadius: 8))
    text.clipShape(.capsule)
    text.clipShape(UnevenRoundedRectangle(topLeadingRadius: 3))
    text.contentShape(.rect)
    text.containerShape(.rect)
  }

  @ViewBuilder private var styles: some View {
    text.foregroundStyle(.red, .blue)
    text.foregroundStyle(.red.gradient)
    text.foregroundStyle(.tint)
    text.foregroundStyle(.red.opacity(0.3))
    text.foregroundStyle(isAtError ? .red : .blue)
    text.foregroundStyle(isAtError ? .secondary : .primary)
    text.foregroundStyle(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    text.foregroundStyle(Striped())
    text.foregroundStyle(AnyShapeStyle(.separator))
    text.backgroundStyle(.red)
    LinearGradient(stops: [.init(color: .red, location: 0)], startPoint: .top, endPoint: .bottom)
    Color(white: 0.95)
    Color(.displayP3, red: 1, green: 0, blue: 1)
    Color(hue: 1, saturation: 1, brightness: 1)
  }

  @ViewBuilder private var layers: some View {
    text.background(.red, in: .capsule)
    text.background(in: .capsule)
    text.background(.background.secondary)
    text.background(.tint)
    text.background(.bar, ignoresSafeAreaEdges: .top)
    text.background(ignoresSafeAreaEdges: .all)
    text.background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    text.background(RoundedRectangle(cornerRadius: 3).fill(.red))
    text.overlay(RoundedRectangle(cornerRadius: 3).strokeBorder(.gray, lineWidth: 1))
    text.overlay(Color.red, in: .circle)
    text.overlay(.red)
    text.mask { Rectangle() }
    text.mask(Rectangle())
    text.safeAreaInset(edge: .bottom) { Text("bar") }
    text.safeAreaInset(edge: .leading, alignment: .top, spacing: 3) { Text("side") }
  }

  @ViewBuilder private var layouts: some View {
    AnyLayout(HStackLayout(spacing: 3)) { text }
    VStackLayout(alignment: .leading) { text }
    Flow(spacing: 3) { text }
    VStack(alignment: .gauge, spacing: length) { text.alignmentGuide(.gauge) { d in d[HorizontalAlignment.center] } }
    text.alignmentGuide(.leading) { d in d[.leading] }
    text.alignmentGuide(VerticalAlignment.center) { d in d.height }
    ZStack(alignment: Alignment(horizontal: .gauge, vertical: .top)) { text }
  }

  @ViewBuilder private var cells: some View {
    Grid { GridRow(alignment: .top) { text } }
    text.gridColumnAlignment(.trailing)
    text.gridCellUnsizedAxes(.horizontal)
    text.layoutValue(key: Rank.self, value: 3)
  }

  @ViewBuilder private var frames: some View {
    text.padding(.horizontal, length).frame(maxWidth: length)
    text.ignoresSafeArea(.keyboard)
    text.ignoresSafeArea(.container, edges: .top)
    text.edgesIgnoringSafeArea(.all)
    text.contentMargins(8)
    text.contentMargins(.horizontal, 8, for: .scrollContent)
    text.containerRelativeFrame(.horizontal)
    text.containerRelativeFrame(.horizontal, count: 3, spacing: 2)
    text.containerRelativeFrame(.horizontal) { size, _ in size / 2 }
    text.coordinateSpace(name: "list")
    text.offset(CGSize(width: 1, height: 2))
    text.position(.zero)
    text.scaleEffect(CGSize(width: 1, height: 2))
    text.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)
    text.environment(\.layoutDirection, .rightToLeft)
    text.environment(\.horizontalSizeClass, .compact)
    text.environment(\.defaultMinListRowHeight, 3)
  }

  @ViewBuilder private var effects: some View {
    text.compositingGroup().geometryGroup()
    text.blendMode(.multiply).colorMultiply(.red).luminanceToAlpha()
    text.rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
    text.modifier(Shake(turns: 1))
    text.redacted(reason: .placeholder).unredacted()
    text.redacted(reason: []).privacySensitive()
    text.contentTransition(.numericText()).contentTransition(.opacity).contentTransition(.interpolate)
    text.hoverEffect().hoverEffect(.lift).help("x").help(Text("y"))
    text.statusBarHidden().statusBar(hidden: true).persistentSystemOverlays(.hidden)
  }

  @ViewBuilder private var fonts: some View {
    text.dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.accessibility2).fontDesign(.rounded)
      .allowsTightening(true)
    text.font(.custom("Foo", size: 12, relativeTo: .title)).font(.custom("Foo", fixedSize: 12))
    text.font(.title2.bold().leading(.tight).smallCaps())
  }

  @ViewBuilder private var motion: some View {
    text.animation(.bouncy, value: 1).animation(.snappy(duration: 1), value: 1).animation(.smooth, value: 1)
    text.animation(.interactiveSpring(), value: 1).animation(.spring(duration: 1, bounce: 0.2), value: 1)
    text.animation(.interpolatingSpring(stiffness: 1, damping: 1), value: 1)
    text.animation(.timingCurve(0, 0, 1, 1), value: 1)
    text.animation(.easeIn) { $0.opacity(0.5) }
    text.transaction { $0.animation = nil }
    text.transaction(value: 1) { $0.disablesAnimations = true }
    text.transition(.push(from: .bottom)).transition(.blurReplace).transition(.offset(CGSize(width: 1, height: 2)))
    text.transition(.modifier(active: EmptyModifier(), identity: EmptyModifier()))
    text.transition(Fading())
    text.matchedGeometryEffect(id: 1, in: space).matchedTransitionSource(id: 1, in: space)
    text.navigationTransition(.zoom(sourceID: 1, in: space))
  }

  @ViewBuilder private var accessibility: some View {
    text.accessibilityAddTraits(.isHeader).accessibilityAddTraits([.isButton, .isSelected])
    text.accessibilityRemoveTraits(.isImage)
    text.accessibilityElement(children: .combine).accessibilityElement()
    text.accessibilityAction {}.accessibilityAction(named: "x") {}.accessibilityAction(.escape) {}
    text.accessibilityAdjustableAction { _ in }
    text.accessibilitySortPriority(1)
    text.accessibilityRepresentation { Text("y") }
    text.accessibilityFocused($isAtError).accessibilityFocused($place, equals: 1)
  }

  @available(*, deprecated, message: "the form is deprecated")
  private var animatedWithoutValue: some View { text.animation(.easeIn) }

  @ViewBuilder private var old: some View { (self as any Deprecated).form }
}

/// Deprecated forms, called without a warning.
@MainActor private protocol Deprecated { var form: AnyView { get } }

extension AllForms: Deprecated {
  @available(*, deprecated, message: "the form is deprecated")
  fileprivate var form: AnyView { AnyView(animatedWithoutValue) }
}

struct Triangle: Shape {
  var sides = 3.0
  var animatableData: Double {
    get { sides }
    set { sides = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Striped: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white : Color.black
  }
}

private struct Flow: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: proposal.replacingUnspecifiedDimensions().width, height: sizes.map(\.height).reduce(spacing, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, view) in subviews.enumerated() {
      view.place(at: CGPoint(x: 0, y: CGFloat(index)), anchor: .topLeading, proposal: .unspecified)
    }
  }
}

private struct Rank: LayoutValueKey { static let defaultValue = 0 }

private struct Gauge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
}

extension HorizontalAlignment { fileprivate static let gauge = HorizontalAlignment(Gauge.self) }

private struct Shake: GeometryEffect {
  var turns: CGFloat
  var animatableData: CGFloat {
    get { turns }
    set { turns = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(turns * .pi), y: 0))
  }
}

private struct Fading: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}
