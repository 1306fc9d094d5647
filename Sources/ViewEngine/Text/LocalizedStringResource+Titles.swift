#if !canImport(Darwin)
  // Disfavored, so that a literal is a `LocalizedStringKey` as before.

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
#endif
