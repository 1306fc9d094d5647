/// A shadow of text, as three values; no renderer blurs it.
public final class NSShadow: NSObject {
  public var shadowOffset = CGSize.zero
  public var shadowBlurRadius: CGFloat = 0
  public var shadowColor: Any?
}
