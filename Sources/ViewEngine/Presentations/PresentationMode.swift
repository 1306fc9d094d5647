/// Whether a view is presented, and the way to end that: what `dismiss` and `isPresented` of the environment were before.
public struct PresentationMode {
  public let isPresented: Bool
  let action: DismissAction

  /// Ends the presentation that the view is in; where nothing is presented, it does nothing.
  @MainActor public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// The presentation that the view is in: `presentationMode.wrappedValue.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}
