@_spi(AppleNames) import ViewEngine

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
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
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
  private nonisolated func tokens(_ count: Int) -> some View { painted("searchTokens", "\(count)") }
}
