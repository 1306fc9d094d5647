#if !canImport(Darwin)
  public import ViewEngine

  /// A view whose values follow keyframes. Nothing moves in the engine: it shows the initial value (our choice).
  public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
    private let initialValue: Value
    private let content: (Value) -> Content

    /// - Parameters:
    ///   - initialValue: the value that the engine shows.
    ///   - repeating: without effect.
    ///   - content: the view for a value.
    ///   - keyframes: the course of the value; not called.
    public nonisolated init(
      initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
      @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
      self.initialValue = initialValue
      self.content = content
    }

    /// - Parameters:
    ///   - initialValue: the value that the engine shows.
    ///   - trigger: without effect.
    ///   - content: the view for a value.
    ///   - keyframes: the course of the value; not called.
    public nonisolated init(
      initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
      @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
      self.initialValue = initialValue
      self.content = content
    }
  }

  extension KeyframeAnimator: _EngineView {
    public var body: some View { content(initialValue) }
  }

  extension View {
    /// Animates the view along keyframes; here it keeps the initial value.
    public nonisolated func keyframeAnimator<Value>(
      initialValue: Value, repeating: Bool = true,
      @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
      @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
      KeyframeAnimator(
        initialValue: initialValue, repeating: repeating,
        content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes)
    }

    /// Animates the view along keyframes when `trigger` changes; here it keeps the initial value.
    public nonisolated func keyframeAnimator<Value>(
      initialValue: Value, trigger: some Equatable,
      @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
      @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
      keyframeAnimator(initialValue: initialValue, content: content, keyframes: keyframes)
    }
  }
#endif
