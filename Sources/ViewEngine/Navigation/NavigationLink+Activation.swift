/// Links whose pages a binding shows: the ways of earlier releases.
extension NavigationLink {
  /// - Parameter isActive: whether the page is shown; a tap makes it true, and going back false.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), Activation(isActive), destination: destination)
  }

  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), Activation(isActive)) { destination }
  }

  /// - Parameters:
  ///   - tag: the selection for which the page is shown.
  ///   - selection: which of several pages is shown; a tap sets the link's, and going back nil.
  public nonisolated init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), Activation(tag, selection), destination: destination)
  }

  public nonisolated init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), Activation(tag, selection)) { destination }
  }
}

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(Text(title), Activation(isActive), destination: destination)
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, destination: Destination, isActive: Binding<Bool>) {
    self.init(Text(title), Activation(isActive)) { destination }
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, tag: Value, selection: Binding<Value?>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(Text(title), Activation(tag, selection), destination: destination)
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, destination: Destination, tag: Value, selection: Binding<Value?>
  ) {
    self.init(Text(title), Activation(tag, selection)) { destination }
  }
}

extension NavigationLink.Activation {
  init(_ isActive: Binding<Bool>) {
    self.init(isActive: { isActive.wrappedValue }, set: { isActive.wrappedValue = $0 })
  }

  init<Value: Hashable>(_ tag: Value, _ selection: Binding<Value?>) {
    self.init(
      isActive: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}
