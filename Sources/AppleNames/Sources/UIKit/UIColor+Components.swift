@_spi(AppleNames) import ViewEngine

extension UIColor {
  private var rgba: ColorComponents? { ColorComponents(description) }
  public convenience init?(named name: String) { self.init(Color(name)) }
  /// A colour of a catalogue; bundle and traits have no effect.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness).opacity(alpha))
  }
  /// Writes the components; false, without a change, for a colour that depends on the system.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgba else { return false }
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }
  /// Writes the components; false, without a change, for a colour that depends on the system.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgba else { return false }
    let hsb = rgba.hsb
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = rgba.alpha
    return true
  }
  /// Writes the grey; false, without a change, for a colour that depends on the system.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard let rgba else { return false }
    white?.pointee = rgba.white
    alpha?.pointee = rgba.alpha
    return true
  }
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  public func set() {}
  public func setFill() {}
  public func setStroke() {}
}

extension UIColor {
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor)) }
  public var cgColor: CGColor { CGColor(reading: description) }
}
