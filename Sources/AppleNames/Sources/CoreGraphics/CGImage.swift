/// A picture as its size in pixels, equal only to itself; no engine call returns one.
public final class CGImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
