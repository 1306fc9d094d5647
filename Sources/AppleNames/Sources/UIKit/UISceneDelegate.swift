/// A URL that opens a scene, with its source. Only a test makes one.
@MainActor @preconcurrency
public final class UIOpenURLContext: nonisolated Hashable {
  public let url: URL
  public let options = UIScene.OpenURLOptions()
  public init(url: URL) { self.url = url }
  public nonisolated static func == (one: UIOpenURLContext, other: UIOpenURLContext) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIScene {
  @MainActor @preconcurrency
  public final class OpenURLOptions {
    public var sourceApplication: String?
    public var annotation: Any?
    public var openInPlace = false
  }
}
