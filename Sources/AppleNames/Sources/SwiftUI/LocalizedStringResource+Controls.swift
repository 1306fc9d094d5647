extension Button where Label == ViewEngine.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { ViewEngine.Label(titleResource, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { ViewEngine.Label(titleResource, image: image) }
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(resource)
    }
  }
}

extension Toggle where Label == ViewEngine.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewEngine.Label(titleResource, systemImage: systemImage) }
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewEngine.Label(titleKey, image: image) }
  }
  /// A toggle with a picture of an asset catalogue before its title.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewEngine.Label(title, image: image) }
  }
}

extension Menu where Label == ViewEngine.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ViewEngine.Label(titleResource, systemImage: systemImage) }
  }
  /// A menu with a picture of an asset catalogue before its title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ViewEngine.Label(titleKey, image: image) }
  }
  /// A menu with a picture of an asset catalogue before its title.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ViewEngine.Label(title, image: image) }
  }
}

extension Picker where Label == ViewEngine.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ViewEngine.Label(titleResource, systemImage: systemImage) }
  }
}

extension LabeledContent where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }
  @_disfavoredOverload
  public nonisolated init<Format: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleResource) })
  }
}

extension Stepper where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public nonisolated init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: { Text(titleResource) })
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: { Text(titleResource) })
  }
}

extension DatePicker where Label == Text {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  @_disfavoredOverload
  public nonisolated init<Value: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}

extension ContentUnavailableView
where Label == ViewEngine.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      ViewEngine.Label(titleResource, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension GroupBox where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}
