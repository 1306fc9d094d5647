/// A control that selects one of several options by their tags.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  @usableFromInline let label: Label
  @usableFromInline let selection: Binding<SelectionValue>
  @usableFromInline let content: Content
  @usableFromInline let currentValueLabel: AnyView?

  @inlinable nonisolated init(
    _ label: consuming Label, _ selection: consuming Binding<SelectionValue>, _ content: consuming Content,
    currentValueLabel: AnyView? = nil
  ) {
    self.label = label
    self.selection = selection
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// The rows of a `ForEach` are tagged with their ids.
  @inlinable public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, content())
  }

  @inlinable public nonisolated init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), selection, content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  @inlinable public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(label, selection, content())
  }
}

extension Picker where Label == Text {
  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol, CurrentValueLabel: View>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == ViewEngine.Label<Text, Image> {
  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ViewEngine.Label(title, systemImage: systemImage) }
  }
}

extension Picker: _EngineView {
  @inlinable public var body: some View {
    PassView { [label, selection, content, currentValueLabel] _ in
      let value = selection.wrappedValue
      Self.warnIfInvalid(value, of: content)
      return PickerView(
        content: _Pair(
          _ControlLabel(content: label), currentValueLabel,
          PickerOptions(
            content: content, _look: PickerChoice(isRead: currentValueLabel == nil) { $0.isSelected(in: value) })),
        _look: PickerEdit(selectionType: SelectionValue.self) { tag in
          guard let value = tag.selection(as: SelectionValue.self) else { return nil }
          return { selection.wrappedValue = value }
        })
    }
  }

  /// Warns of a selection that no option is tagged with, in SwiftUI's words.
  @MainActor @usableFromInline static func warnIfInvalid(_ value: SelectionValue, of content: Content) {
    // An option without a tag may have one inside of its body, where it is not looked for.
    let isValid = content.hasPart { traits in traits.tag.map { $0.isSelected(in: value) } ?? true }
    guard !isValid else { return }
    Evaluation.current?.warn(
      "Picker: the selection \"\(value)\" is invalid and does not have an associated tag, this will give undefined "
        + "results.")
  }
}

/// The content and control of a picker, below the node that reads its binding.
@usableFromInline
struct PickerView<Content: View> {
  @usableFromInline let content: Content
  @usableFromInline let _look: PickerEdit
  @inlinable init(content: consuming Content, _look: consuming PickerEdit) {
    (self.content, self._look) = (content, _look)
  }
}

extension PickerView: _WrapperView {
  @inlinable static var _isOwnView: Bool { true }

  @usableFromInline static func _render(_ look: PickerEdit, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(_Element("Picker", control: look), around: content)
  }
}

/// The options of a picker, of which a person reads the selected one.
@usableFromInline
struct PickerOptions<Content: View> {
  @usableFromInline let content: Content
  @usableFromInline let _look: PickerChoice
  @inlinable init(content: consuming Content, _look: consuming PickerChoice) {
    (self.content, self._look) = (content, _look)
  }
}

/// The selected option, and whether a person reads it.
@usableFromInline
struct PickerChoice {
  let isRead: Bool
  let isSelected: (TagValue) -> Bool
  @usableFromInline init(isRead: Bool, isSelected: @escaping (TagValue) -> Bool) {
    (self.isRead, self.isSelected) = (isRead, isSelected)
  }
}

extension PickerOptions: _WrapperView {
  @usableFromInline static func _render(
    _ look: PickerChoice, around content: () -> Void,
    into rendering: _Rendering
  ) {
    rendering.applyToRows(ChoiceTrait(choice: Choice(isRead: look.isRead, isChosen: look.isSelected)), around: content)
  }
}

extension PickerEdit: Control {
  package var naming: ControlNaming { .byLabel }
  package func addActions(to collector: inout ActionCollector) { collector.add(Pick.self, hasOptions: true, self) }
}
