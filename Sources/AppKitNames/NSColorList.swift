#if !canImport(Darwin)
  public import KitNames

  /// Colours by their names.
  @MainActor @preconcurrency
  open class NSColorList {
    public typealias Name = String
    private var colors: [(key: String, color: NSColor)] = []
    /// An empty list.
    public init(name: Name) { self.name = name }
    /// Nil: no file is read.
    public convenience init?(name: Name, fromFile path: String?) { return nil }
    /// Nil: no list is installed.
    public convenience init?(named name: Name) { return nil }
    public let name: Name?
    /// Always true, unless a subclass overrides it.
    open var isEditable: Bool { true }
    /// Names in order.
    open var allKeys: [NSColor.Name] { colors.map(\.key) }
    open func color(withKey key: NSColor.Name) -> NSColor? { colors.first { $0.key == key }?.color }
    /// Replaces the colour, or appends one.
    open func setColor(_ color: NSColor, forKey key: NSColor.Name) {
      if let index = colors.firstIndex(where: { $0.key == key }) {
        colors[index].color = color
      } else {
        colors.append((key, color))
      }
    }
    open func insertColor(_ color: NSColor, key: NSColor.Name, at loc: Int) { colors.insert((key, color), at: loc) }
    open func removeColor(withKey key: NSColor.Name) { colors.removeAll { $0.key == key } }
    /// Always empty: no list is installed.
    open class var availableColorLists: [NSColorList] { [] }
    /// Throws: no file is written.
    open func write(to url: URL?) throws { throw CocoaError(.featureUnsupported) }
  }
#endif
