import Foundation
import ViewEngine

struct PaintedForms: View {
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
  }

  @ViewBuilder private var frames: some View {
    text.padding(.horizontal, length).frame(maxWidth: length)
    text.ignoresSafeArea(.keyboard)
    text.ignoresSafeArea(.container, edges: .top)
    text.edgesIgnoringSafeArea(.all)
    text.contentMargins(8)
    text.contentMargins(.horizontal, 8, for: .scrollContent)
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
    text.hoverEffect().hoverEffect(.lift).help("x").help(Text("y")).help(String(3))
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
    text.accessibilitySortPriority(1)
    text.accessibilityFocused($isAtError).accessibilityFocused($place, equals: 1)
  }

  @available(*, deprecated, message: "the form is deprecated")
  private var animatedWithoutValue: some View { text.animation(.easeIn) }

  @ViewBuilder private var old: some View { (self as any Deprecated).form }
}

/// Deprecated forms, called without a warning.
@MainActor private protocol Deprecated { var form: AnyView { get } }

extension PaintedForms: Deprecated {
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
