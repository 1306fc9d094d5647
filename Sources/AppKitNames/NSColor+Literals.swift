#if !canImport(Darwin)
  extension NSColor: _ExpressibleByColorLiteral {
    /// The colour of a literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
      self.init(
        srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
  }

  extension NSImage: _ExpressibleByImageLiteral {
    /// The picture of a literal: a name, as the engine reads no catalogue.
    public convenience init(imageLiteralResourceName name: String) { self.init(named: name)! }
  }
#endif
