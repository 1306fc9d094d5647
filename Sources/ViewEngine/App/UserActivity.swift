public import Foundation

#if !canImport(Darwin)
  /// The counterpart of Foundation's type; its values are kept, and no system receives it.
  open class NSUserActivity: NSObject, @unchecked Sendable {
    // Used on the main actor only, as are the views that use it.
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false

    public init(activityType: String) { self.activityType = activityType }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
  }

  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

/// The action for an activity of a type.
struct ActivityTrait: ElementTrait {
  let type: String
  let action: (NSUserActivity) -> Void
}

/// A view with an action for continued activities.
private struct ActivityView<Content: View> {
  let content: Content
  let _look: ActivityTrait
}

extension ActivityView: _WrapperView {
  static func _render(_ look: ActivityTrait, around content: () -> Void, into rendering: _Rendering) {
    content()
    rendering.apply(landmark: look) {}
  }
}

extension View {
  /// Runs `action` with an activity that the app is to continue: see `continueUserActivity(_:)` of a host.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { ActivityView(content: self, _look: ActivityTrait(type: activityType, action: action)) }
}

extension ActivityView: OutsideAction { static var input: String { "onContinueUserActivity" } }

extension ViewHost {
  /// Continues an activity in one event: all `onContinueUserActivity` actions of its type run, inner ones first (our
  /// choice).
  ///
  /// - Throws: `ViewHostError` if there is no such action.
  public func continueUserActivity(_ activity: NSUserActivity, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) {
      let actions = try screen("continueUserActivity").index.landmarks(ActivityTrait.self)
        .compactMap { $0.trait(ActivityTrait.self) }.filter { $0.type == activity.activityType }.map(\.action)
      guard !actions.isEmpty else {
        throw ViewHostError(
          .notFound, "continueUserActivity",
          "no view has an .onContinueUserActivity action for \(activity.activityType)",
          toFix: "add .onContinueUserActivity(\"\(activity.activityType)\") { activity in … } to a view")
      }
      graph.work(on: "continue \(activity.activityType)") { for action in actions { action(activity) } }
    }
  }
}
