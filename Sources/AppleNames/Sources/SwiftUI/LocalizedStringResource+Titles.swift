extension Button where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(name)
    }
  }
}

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  @_disfavoredOverload
  public nonisolated init<Value: Hashable>(_ titleResource: LocalizedStringResource, value: Value?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text, label: { Text(titleResource) })
  }
}

extension Picker where Label == Text {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension Menu where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension View {
  @_disfavoredOverload
  public nonisolated func alert<Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }
  @_disfavoredOverload
  public nonisolated func alert<Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message) }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension View {
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(String(localized: textResource))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(String(localized: label))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(String(localized: hint))
  }
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(String(localized: titleResource))
  }
}
