#if !canImport(Darwin)
  public import ViewEngine

  /// A mark of a slider, which a host does not show.
  public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
    /// Keeps nothing: marks are not drawn.
    public init(_ value: V) {}
    /// Keeps nothing: marks are not drawn.
    public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) {}
    /// Keeps nothing: marks are not drawn.
    public init(_ titleKey: LocalizedStringKey, _ value: V) {}
  }

  /// Marks of a slider.
  public protocol SliderTickContent<Value> {
    associatedtype Value
  }

  extension SliderTick { public typealias Value = V }

  /// The marks in a closure.
  public struct TupleSliderTickContent<Value>: SliderTickContent {}

  /// Marks for the elements of a collection.
  public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
  {
    public typealias Value = Content.Value
    /// Keeps nothing: marks are not drawn.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {}
  }

  /// Collects the marks of a slider.
  @resultBuilder
  public struct SliderTickBuilder<Value> {
    public static func buildExpression<T: SliderTickContent<Value>>(_ content: T) -> TupleSliderTickContent<Value> {
      TupleSliderTickContent()
    }
    public static func buildBlock(_ content: TupleSliderTickContent<Value>...) -> TupleSliderTickContent<Value> {
      TupleSliderTickContent()
    }
    public static func buildOptional(_ content: TupleSliderTickContent<Value>?) -> TupleSliderTickContent<Value> {
      TupleSliderTickContent()
    }
  }

  extension Slider where ValueLabel == EmptyView {
    /// A slider with marks, which are not drawn.
    public nonisolated init<V: BinaryFloatingPoint>(
      value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, @ViewBuilder label: () -> Label,
      @SliderTickBuilder<V> ticks: () -> TupleSliderTickContent<V>,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
      self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }
    /// A slider with marks at its steps, which are not drawn.
    public nonisolated init<V: BinaryFloatingPoint>(
      value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
      @ViewBuilder label: () -> Label, tick: @escaping (V) -> SliderTick<V>?,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
      self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
  }
#endif
