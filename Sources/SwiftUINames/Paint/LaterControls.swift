#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  extension Slider {
    /// The older form, with labels as views.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - bounds: the range of the values.
    ///   - onEditingChanged: called with true when editing begins and with false when it ends.
    ///   - minimumValueLabel: the label of the lower bound.
    ///   - maximumValueLabel: the label of the upper bound.
    ///   - label: the view of the label.
    public nonisolated init<Value: BinaryFloatingPoint>(
      value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
      maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where Value.Stride: BinaryFloatingPoint {
      self.init(
        value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
        maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
    }
    /// The older form with a step, with labels as views.
    public nonisolated init<Value: BinaryFloatingPoint>(
      value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
      maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where Value.Stride: BinaryFloatingPoint {
      self.init(
        value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
        maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
    }
  }

  extension Image {
    /// - Parameters:
    ///   - name: the name of a picture of an asset catalogue.
    ///   - variableValue: how much of the symbol is filled, from 0 to 1; nothing is drawn.
    ///   - bundle: the bundle of the catalogue; no effect here.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
    /// The same picture, with a label for assistive technologies.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
      self.init(name, bundle: bundle, label: label)
    }
    /// The same picture, hidden from assistive technologies.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
      self.init(decorative: name, bundle: bundle)
    }
    /// The picture itself; the engine shows no widget.
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> Image { self }
  }

  /// How a widget's picture takes the accent colour; the engine shows no widget.
  public enum WidgetAccentedRenderingMode: Hashable, Sendable {
    case accented, desaturated, accentedDesaturated, fullColor
  }

  extension SymbolEffectOptions {
    /// How an effect repeats; nothing moves.
    public struct RepeatBehavior: Hashable, Sendable {
      let name: String
      public static let continuous = RepeatBehavior(name: "continuous")
      public static let periodic = RepeatBehavior(name: "periodic")
      /// - Parameters:
      ///   - count: the number of repeats; nil for no end.
      ///   - delay: between the repeats, in seconds.
      public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
        RepeatBehavior(name: "periodic")
      }
    }
    /// Options that repeat; nothing moves.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .repeating }
    /// Options that repeat; nothing moves.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { repeating }
  }

  /// The style of a list on a watch; kept by name.
  public struct CarouselListStyle: ListStyle { public nonisolated init() {} }
  /// The style of a list on a watch; kept by name.
  public struct EllipticalListStyle: ListStyle { public nonisolated init() {} }
  extension ListStyle where Self == CarouselListStyle { public static var carousel: Self { Self() } }
  extension ListStyle where Self == EllipticalListStyle { public static var elliptical: Self { Self() } }

  extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest scroll view along the axis.
    public static func scrollView(axis: Axis) -> Self { .scrollView }
  }

  extension AnyTransition {
    /// A transition with a blur in a direction; kept by name.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> AnyTransition { .blurReplace }
  }

  /// A transition with a blur.
  public struct BlurReplaceTransition: Transition {
    /// The directions of coming and going.
    public var configuration: Configuration
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }

    /// The direction of coming and going.
    public struct Configuration: Hashable, Sendable {
      let name: String
      public static let downUp = Configuration(name: "downUp")
      public static let upUp = Configuration(name: "upUp")
    }
  }

  extension HelpLink {
    /// A link to a page of help: a tap opens it through the app.
    public nonisolated init(destination: URL) {
      self.init { MainActor.assumeIsolated { UIApplication.shared.open(destination) } }
    }
    /// A link to an anchor of a help book; a tap has no effect.
    public nonisolated init(anchor: String) { self.init {} }
  }

  extension Font {
    /// The size as a factor: the font itself, as nothing is drawn.
    public func scaled(by factor: CGFloat) -> Font { self }
    /// The font itself for false.
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
    /// The font itself for false.
    public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
    /// The font itself for false.
    public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
    /// A size above the large title, on visionOS.
    public static var extraLargeTitle: Font { .system(size: 36, weight: .bold) }
    /// A size above the large title, on visionOS.
    public static var extraLargeTitle2: Font { .system(size: 28, weight: .bold) }
    /// The font of a body.
    public static var `default`: Font { .body }
  }

  /// A picture that fills a shape; nothing is drawn.
  public struct ImagePaint: ShapeStyle {
    /// The picture.
    public var image: Image
    /// The part of the picture, as fractions of it.
    public var sourceRect: CGRect
    /// How large the picture is.
    public var scale: CGFloat
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
      (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }
  }
#endif
