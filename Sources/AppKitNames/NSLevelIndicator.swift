#if !canImport(Darwin)
  import KitNames

  /// A bar of a level; nothing is drawn.
  @MainActor @preconcurrency
  open class NSLevelIndicator: NSControl {
    /// Four looks, numbered from 0.
    public enum Style: UInt, Sendable { case relevancy, continuousCapacity, discreteCapacity, rating }
    /// When empty stars are drawn, numbered from 0; none is.
    public enum PlaceholderVisibility: Int, Sendable { case automatic, always, whileEditing }
    /// Kept, `discreteCapacity` at first; nothing is drawn.
    open var levelIndicatorStyle = Style.discreteCapacity
    /// Kept, 0 at first; nothing is drawn.
    open var minValue: Double = 0
    /// Kept, 2 at first; nothing is drawn.
    open var maxValue: Double = 2
    /// Kept, 0 at first; nothing is drawn.
    open var warningValue: Double = 0
    /// Kept, 0 at first; nothing is drawn.
    open var criticalValue: Double = 0
    /// Kept and false at first; nothing is drawn.
    open var isEditable = false
    /// Kept and false at first; nothing is drawn.
    open var drawsTieredCapacityLevels = false
    /// Kept, `automatic` at first; nothing is drawn.
    open var placeholderVisibility = PlaceholderVisibility.automatic
    /// Kept, 0 at first; nothing is drawn.
    open var numberOfTickMarks = 0
    /// Kept, 0 at first; nothing is drawn.
    open var numberOfMajorTickMarks = 0
    /// Kept, `systemGreen` at first; nothing is drawn.
    open var fillColor: NSColor! = .systemGreen
    /// Kept, `systemYellow` at first; nothing is drawn.
    open var warningFillColor: NSColor! = .systemYellow
    /// Kept, `systemRed` at first; nothing is drawn.
    open var criticalFillColor: NSColor! = .systemRed
    /// Kept, nil at first; nothing is drawn.
    open var ratingImage: NSImage?
    /// Kept, nil at first; nothing is drawn.
    open var ratingPlaceholderImage: NSImage?
  }
#endif
