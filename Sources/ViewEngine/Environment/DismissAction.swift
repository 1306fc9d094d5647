/// Ends the presentation that a view is in: `@Environment(\.dismiss) private var dismiss`, then `dismiss()`.
///
/// Where nothing is presented, it does nothing.
public struct DismissAction: @unchecked Sendable {
  // NB: sent anywhere, called on the main actor only. An object, so that a view that reads the action is not evaluated anew for the same presentation.
  private let presentation: AnyObject?
  private let action: () -> Void

  init() {
    presentation = nil
    action = {}
  }

  /// - Parameters:
  ///   - presentation: what is ended: two actions for the same object count as the same.
  ///   - action: ends it.
  init(of presentation: AnyObject, action: @escaping () -> Void) {
    self.presentation = presentation
    self.action = action
  }

  @MainActor public func callAsFunction() { action() }
}

extension DismissAction: Equatable {
  public static func == (first: DismissAction, second: DismissAction) -> Bool {
    first.presentation === second.presentation
  }
}
