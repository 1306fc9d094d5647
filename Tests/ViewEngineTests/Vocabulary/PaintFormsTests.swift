import Testing
import ViewEngine

/// Every form of paint, layout, animation and accessibility once: the file does not compile when one goes.
@MainActor
@Suite("The forms of what paints", .timeLimit(.minutes(20))) struct PaintForms {
  @Test func `all painting forms have the expected render tree`() throws {
    #expect(
      ViewHost(PaintedForms()).tree == #"""
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
        Text "x" [padding: horizontal 8.0, frame: maxWidth 8.0]
        Text "x" [ignoresSafeArea: keyboard]
        Text "x" [ignoresSafeArea: container top]
        Text "x" [ignoresSafeArea]
        Text "x" [contentMargins: 8.0]
        Text "x" [contentMargins: horizontal 8.0 for scrollContent]
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
        Text "x" [hoverEffect: automatic, hoverEffect: lift, help: x, help: y, help: 3]
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
        Text "x" [accessibilitySortPriority: 1.0]
        Text "x"
        Text "x" [animation: easeIn]
        """#)
  }
}
