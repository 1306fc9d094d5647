@_spi(AppleNames) import ViewEngine

extension Path {
  public var boundingRect: CGRect { cgPath.boundingBoxOfPath }
}

extension CGPoint {
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
