// Written by Tests/Scripts/generate/title-keys.sh: what takes a literal, or a key. See `LocalizedStringKey`.
#if !canImport(Darwin)
  public import ViewEngine
  public import Foundation

  extension View {
    /// Keeps the rotor's name in the tree; its places are not evaluated.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
      _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(label), entries: entries) }

    /// The label unless it is off. A host finds the control by it then.
    @ViewBuilder
    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
      if isEnabled { accessibilityLabel(label) } else { self }
    }
    /// The label unless it is off.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
      accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    /// The label unless it is off.
    public nonisolated func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some View {
      accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
    /// The view itself: the closure is not called, as a label of several views has no text.
    public nonisolated func accessibilityLabel<V: View>(
      @ViewBuilder content: (PlaceholderContentView<Self>) -> V
    ) -> some View { painted("accessibilityLabel") }
    /// The value unless it is off.
    @ViewBuilder
    public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
      if isEnabled { accessibilityValue(value) } else { self }
    }
    /// The value unless it is off.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
      accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    /// The value unless it is off.
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: LocalizedStringKey, isEnabled: Bool)
      -> some View
    {
      accessibilityValue(Text(value), isEnabled: isEnabled)
    }
    /// The hint unless it is off.
    @ViewBuilder
    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
      if isEnabled { accessibilityHint(hint) } else { self }
    }
    /// The hint unless it is off.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
      accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }
    /// The hint unless it is off.
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: LocalizedStringKey, isEnabled: Bool)
      -> some View
    {
      accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
    /// Hidden, unless that is off.
    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
      accessibilityHidden(hidden && isEnabled)
    }
    /// The identifier unless it is off.
    @ViewBuilder
    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
      if isEnabled { accessibilityIdentifier(identifier) } else { self }
    }
    /// Kept in the render tree.
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
      _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContentImportance = .default
    ) -> some View { painted("accessibilityCustomContent", "\(value)") }
    /// Kept in the render tree.
    public nonisolated func accessibilityCustomContent(
      _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
      importance: AXCustomContentImportance = .default
    ) -> some View { painted("accessibilityCustomContent") }
    /// Kept in the render tree; nothing is shown large.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
      @ViewBuilder _ largeContentView: () -> V
    ) -> some View { painted("accessibilityShowsLargeContentViewer") }
    /// Kept in the render tree; nothing is dragged by an assistive technology.
    public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
      painted("accessibilityDragPoint")
    }
    /// Kept in the render tree; nothing is dragged by an assistive technology.
    public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
      painted("accessibilityDragPoint")
    }
    /// Kept in the render tree; nothing is dropped by an assistive technology.
    public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
      painted("accessibilityDropPoint")
    }
    /// Kept in the render tree; nothing is dropped by an assistive technology.
    public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
      painted("accessibilityDropPoint")
    }
    /// Kept in the render tree; nothing is scrolled by an assistive technology.
    public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
      painted("accessibilityScrollStatus")
    }
    /// Kept in the render tree; nothing is scrolled by an assistive technology.
    public nonisolated func accessibilityScrollStatus(
      _ statusKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some View { painted("accessibilityScrollStatus") }
    /// The actions of the closure; the category has no effect.
    public nonisolated func accessibilityActions<Content: View>(
      category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { accessibilityActions(content) }
  }

  extension MultiDatePicker where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
      self.init(selection: selection) { Text(titleKey) }
    }
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) { self.init(selection: selection) { Text(titleKey) } }
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection) { Text(titleKey) } }
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection: selection) { Text(titleKey) } }
    public nonisolated init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
      self.init(selection: selection) { Text(title) }
    }
    public nonisolated init<S: StringProtocol>(
      _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection) { Text(title) } }
  }

  extension View {
    /// - Parameters:
    ///   - text: the text that is edited.
    ///   - tokens: the tokens of the search; a test changes them.
    ///   - placement: where the field is, kept in the tree.
    ///   - prompt: the text in an empty field.
    ///   - token: the view of a token, which is not made.
    public nonisolated func searchable<C: RandomAccessCollection, T: View>(
      text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
      @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
      searchable(text: text, placement: placement, prompt: prompt).tokens(tokens.wrappedValue.count)
    }
    /// The same with a title as prompt.
    public nonisolated func searchable<C: RandomAccessCollection, T: View>(
      text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
      prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
      searchable(text: text, placement: placement, prompt: prompt).tokens(tokens.wrappedValue.count)
    }
    /// The same with a title as prompt.
    public nonisolated func searchable<C: RandomAccessCollection, T: View, >(
      text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
      prompt: LocalizedStringKey,
      @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
      searchable(text: text, placement: placement, prompt: prompt).tokens(tokens.wrappedValue.count)
    }
    /// The same with a binding that says whether a person is searching.
    public nonisolated func searchable<C: RandomAccessCollection, T: View>(
      text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
      placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
      @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
      searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
        .tokens(tokens.wrappedValue.count)
    }
    /// The same with a title as prompt.
    public nonisolated func searchable<C: RandomAccessCollection, T: View>(
      text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
      placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
      @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
      searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
        .tokens(tokens.wrappedValue.count)
    }
    /// - Parameter suggestedTokens: those that would be offered; none is shown.
    public nonisolated func searchable<C: RandomAccessCollection, T: View>(
      text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
      placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
      @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
      searchable(text: text, placement: placement, prompt: prompt).tokens(tokens.wrappedValue.count)
    }
    /// The same with a title as prompt.
    public nonisolated func searchable<C: RandomAccessCollection, T: View>(
      text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
      placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
      @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
      searchable(text: text, placement: placement, prompt: prompt).tokens(tokens.wrappedValue.count)
    }
    /// The same with a binding that says whether a person is searching.
    public nonisolated func searchable<C: RandomAccessCollection, T: View>(
      text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
      placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
      @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
      searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
        .tokens(tokens.wrappedValue.count)
    }
    /// - Parameter editableTokens: the tokens of the search, which their views can edit.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
      text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
      prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
      searchable(text: text, placement: placement, prompt: prompt).tokens(editableTokens.wrappedValue.count)
    }
    /// The same with a title as prompt.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
      text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
      prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
      searchable(text: text, placement: placement, prompt: prompt).tokens(editableTokens.wrappedValue.count)
    }
  }
#endif
