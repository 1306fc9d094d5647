#if !canImport(Darwin)
  public import Foundation
  public import CoreGraphicsNames
  public import ViewEngine

  // Forms of controls that apps use rarely.

  extension Picker {
    /// One picker for several values: it shows the value that all have, and writes each of them.
    public nonisolated init<C: RandomAccessCollection>(
      sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
      @ViewBuilder label: () -> Label
    ) {
      self.init(selection: .shared(sources.map { $0[keyPath: selection] }), content: content, label: label)
    }
  }

  extension Picker where Label == Text {
    /// One picker for several values.
    public nonisolated init<C: RandomAccessCollection>(
      _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
      @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }
    /// One picker for several values.
    @_disfavoredOverload
    public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
      _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
      @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }
  }

  extension Binding {
    /// The first value; a write changes all of them.
    fileprivate static func shared(_ bindings: [Binding<Value>]) -> Binding<Value> {
      Binding(
        get: {
          guard let first = bindings.first else {
            fatalError("Picker(sources:) without sources.\n\nTo fix, show the picker only if there are some.")
          }
          return first.wrappedValue
        }, set: { value in for binding in bindings { binding.wrappedValue = value } })
    }
  }

  extension ColorPicker {
    /// Chooses a colour of Core Graphics.
    public nonisolated init(
      selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
      let color = Binding(
        get: { Color(cgColor: selection.wrappedValue) },
        set: { if let chosen = $0.cgColor { selection.wrappedValue = chosen } })
      self.init(selection: color, supportsOpacity: supportsOpacity, label: label)
    }
  }

  extension ColorPicker where Label == Text {
    /// Chooses a colour of Core Graphics.
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) } }
    /// Chooses a colour of Core Graphics.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
      _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
  }

  extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// The share that is done when the view is evaluated. A later change shows with the next evaluation.
    public nonisolated init(_ progress: Progress) {
      self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
    }
  }

  extension Gauge {
    /// A gauge with labels for marked values, which are not shown.
    public nonisolated init<V: BinaryFloatingPoint, Marked: View>(
      value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
      @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> Marked
    ) where BoundsLabel == EmptyView {
      self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
    }
    /// A gauge with labels for its bounds and for marked values; the marked ones are not shown.
    public nonisolated init<V: BinaryFloatingPoint, Marked: View>(
      value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
      @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
      @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> Marked
    ) {
      self.init(
        value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
        minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
    }
  }

  extension MenuButton where Label == Text {
    /// The older form of `Menu`, with the same items.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
      self.init(label: Text(titleKey), content: content)
    }
    /// The older form of `Menu`, with the same items.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
      self.init(label: Text(title), content: content)
    }
  }

  extension ControlGroup {
    /// A group with a picture before its title.
    public nonisolated init<C: View>(
      _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == _Pair<Label<Text, Image>, C> {
      self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }
    /// A group with a picture before its title.
    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(
      _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == _Pair<Label<Text, Image>, C> {
      self.init(content: content) { Label(title, systemImage: systemImage) }
    }
  }

  /// A button that would ask for a text on a watch. A host asks for none: a tap does nothing.
  public struct TextFieldLink<Label: View>: View {
    private let label: Label
    /// A button with a label; the prompt is not shown.
    public init(prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void) {
      self.label = label()
    }
    public var body: some View { Button(action: {}, label: { label }) }
  }

  extension TextFieldLink where Label == Text {
    /// A button with a title; the prompt is not shown.
    public init(_ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) {
      self.init(prompt: prompt, label: { Text(titleKey) }, onSubmit: onSubmit)
    }
    /// A button with a title; the prompt is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) {
      self.init(prompt: prompt, label: { Text(title) }, onSubmit: onSubmit)
    }
  }

  /// A style of buttons in a bar: the button keeps its action; nothing is drawn.
  public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
    public nonisolated init() {}
    public nonisolated var _plainName: String? { "accessoryBar" }
  }
  /// A style of buttons in a bar: the button keeps its action; nothing is drawn.
  public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
    public nonisolated init() {}
    public nonisolated var _plainName: String? { "accessoryBarAction" }
  }
  extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    public static var accessoryBar: Self { Self() }
  }
  extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    public static var accessoryBarAction: Self { Self() }
  }
#endif
