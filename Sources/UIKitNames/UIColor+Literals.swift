#if !canImport(Darwin)
  import ViewEngine

  /// The type of `#colorLiteral(red:green:blue:alpha:)` where nothing else says one.
  public typealias _ColorLiteralType = UIColor
  /// The type of `#imageLiteral(resourceName:)` where nothing else says one.
  public typealias _ImageLiteralType = UIImage

  extension UIColor: _ExpressibleByColorLiteral {
    /// The colour of a literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
      self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
  }

  extension UIImage: _ExpressibleByImageLiteral {
    /// The picture of a literal: a name, as the engine reads no catalogue.
    public convenience init(imageLiteralResourceName name: String) { self.init(named: name)! }
  }
#endif
