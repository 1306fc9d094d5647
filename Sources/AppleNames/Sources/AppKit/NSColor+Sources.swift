@_spi(AppleNames) import ViewEngine

extension NSColor {
  public typealias Name = String
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: Double(white), alpha: Double(alpha))
  }
  public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
    self.init(white: Double(white), alpha: Double(alpha))
  }
  public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness).opacity(alpha))
  }
  /// A colour of two, four or more components; the space has no effect.
  public convenience init(colorSpace space: NSColorSpace, components: UnsafePointer<CGFloat>, count: Int) {
    let values = (0..<count).map { Double(components[$0]) }
    switch count {
    case 4...: self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    case 1...: self.init(white: values[0], alpha: count > 1 ? values[1] : 1)
    default: self.init(Color.clear)
    }
  }
  /// A colour that may differ in the dark. The provider runs once for each of both looks.
  public convenience init(name colorName: NSColor.Name?, dynamicProvider: (NSAppearance) -> NSColor) {
    let (light, dark) = (
      NSAppearance(named: .aqua).map(dynamicProvider), NSAppearance(named: .darkAqua).map(dynamicProvider)
    )
    let texts = [light, dark].compactMap { $0?.description }
    self.init(Color(Set(texts).count == 1 ? texts[0] : texts.joined(separator: ", in the dark ")))
  }
  public convenience init(patternImage image: NSImage) { self.init(Color("pattern")) }
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
  /// A colour between this one and another; nil if one depends on the system.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    guard let one = usingColorSpace(.sRGB), let other = color.usingColorSpace(.sRGB) else { return nil }
    func mix(_ part: (NSColor) -> CGFloat) -> Double {
      Double(part(one) + (part(other) - part(one)) * fraction)
    }
    return NSColor(
      red: mix(\.redComponent), green: mix(\.greenComponent), blue: mix(\.blueComponent),
      alpha: mix(\.alphaComponent))
  }
  public func highlight(withLevel val: CGFloat) -> NSColor? {
    blended(withFraction: val, of: NSColor(white: 1, alpha: 1))
  }
  public func shadow(withLevel val: CGFloat) -> NSColor? {
    blended(withFraction: val, of: NSColor(white: 0, alpha: 1))
  }
  public func withSystemEffect(_ systemEffect: SystemEffect) -> NSColor { self }
  public var type: ColorType { usingColorSpace(.sRGB) == nil ? .catalog : .componentBased }
  public var colorSpace: NSColorSpace { .sRGB }
  public var numberOfComponents: Int { 4 }
  public var localizedColorNameComponent: String { description }
  public static var alternatingContentBackgroundColors: [NSColor] { [.textBackgroundColor, .quaternarySystemFill] }
  public static var textInsertionPointColor: NSColor { NSColor(Color("textInsertionPointColor")) }
}

extension NSImage {
  public convenience init(resource: ImageResource) { self.init(named: resource.name)! }
  public convenience init?(
    systemSymbolName name: String, variableValue value: Double, accessibilityDescription description: String?
  ) { self.init(systemSymbolName: name, accessibilityDescription: description) }
}
