/// A service in a share sheet; no sheet shows it, a test calls its methods.
@MainActor @preconcurrency
open class UIActivity {
  public init() {}
  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}
