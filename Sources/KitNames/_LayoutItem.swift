#if !canImport(Darwin)
  import Foundation

  /// An object with anchors, such as a view or a layout guide.
  @MainActor @preconcurrency
  public protocol _LayoutItem: AnyObject {}

  extension _LayoutItem {
    /// The edge where reading begins; a new anchor at each use.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("leading", of: self) }
    /// The edge where reading ends; a new anchor at each use.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("trailing", of: self) }
    /// The left edge in every language; a new anchor at each use.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("left", of: self) }
    /// The right edge in every language; a new anchor at each use.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("right", of: self) }
    /// The horizontal middle; a new anchor at each use.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("centerX", of: self) }
    /// The upper edge; a new anchor at each use.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("top", of: self) }
    /// The lower edge; a new anchor at each use.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("bottom", of: self) }
    /// The vertical middle; a new anchor at each use.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("centerY", of: self) }
    /// The baseline of the first line of text; a new anchor at each use.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("firstBaseline", of: self) }
    /// The baseline of the last line of text; a new anchor at each use.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("lastBaseline", of: self) }
    /// The length between left and right edge; a new anchor at each use.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension("width", of: self) }
    /// The length between upper and lower edge; a new anchor at each use.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension("height", of: self) }
  }
#endif
