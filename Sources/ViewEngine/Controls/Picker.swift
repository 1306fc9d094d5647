/// A control that selects one of several options by their tags.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let label: Label
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let currentValueLabel: AnyView?

  private nonisolated init(
    _ label: Label, _ selection: Binding<SelectionValue>, _ content: Content, currentValueLabel: AnyView? = nil
  ) {
    self.label = label
    self.selection = selection
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// - Parameters:
  ///   - selection: the tag of the selected option.
  ///   - content: the options, each with a `tag` of exactly the type of the selection; the rows of a `ForEach`
  ///     are tagged with their ids.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, content())
  }

  /// - Parameter currentValueLabel: what is read in place of the selected option.
  public nonisolated init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), selection, content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(label, selection, content())
  }
}

extension Picker where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// - Parameter currentValueLabel: what is read in place of the selected option.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, CurrentValueLabel: View>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == ViewEngine.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ViewEngine.Label(title, systemImage: systemImage) }
  }
}

extension Picker: _EngineView {
  public var body: some View {
    PassView { _ in
      let value = selection.wrappedValue
      warnIfInvalid(value)
      return PickerView(
        content: _Pair(
          _ControlLabel(content: label), currentValueLabel,
          PickerOptions(content: content, _look: (isRead: currentValueLabel == nil, { $0.isSelected(in: value) }))),
        _look: PickerControl(typeName: "\(SelectionValue.self)") { tag in
          guard let value = tag.selection(as: SelectionValue.self) else { return nil }
          return { selection.wrappedValue = value }
        })
    }
  }

  /// Warns of a selection that no option is tagged with, in SwiftUI's words.
  @MainActor private func warnIfInvalid(_ value: SelectionValue) {
    let options = content.parts
    // An option without a tag may have one inside of its body, where it is not looked for.
    guard options.allSatisfy({ $0.tag.map { !$0.isSelected(in: value) } ?? false }) else { return }
    Evaluation.current?.warn(
      "Picker: the selection \"\(value)\" is invalid and does not have an associated tag, this will give undefined "
        + "results.")
  }
}

/// What a picker shows and does, below the node that reads its binding.
private struct PickerView<Content: View> {
  let content: Content
  let _look: PickerControl
}

extension PickerView: _WrapperView {
  static var _isOwnView: Bool { true }

  static func _render(
    _ look: PickerControl, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.add(_Element("Picker", control: look), around: content)
  }
}

/// The options of a picker, of which a person reads the selected one.
private struct PickerOptions<Content: View> {
  let content: Content
  let _look: (isRead: Bool, isSelected: (TagValue) -> Bool)
}

extension PickerOptions: _WrapperView {
  static func _render(
    _ look: (isRead: Bool, isSelected: (TagValue) -> Bool), around content: () -> Void,
    into rendering: _Rendering
  ) {
    rendering.applyToRows(
      ChoiceTrait(choice: Choice(isRead: look.isRead, isChosen: look.isSelected)), around: content)
  }
}
