#if !canImport(Darwin)
  import KitNames

  /// A bar of a level; nothing is drawn.
  @MainActor @preconcurrency
  open class NSLevelIndicator: NSControl {
    /// Four looks, numbered from 0.
    public enum Style: UInt, Sendable { case relevancy, continuousCapacity, discreteCapacity, rating }
    /// When empty stars are drawn, numbered from 0; none is.
    public enum PlaceholderVisibility: Int, Sendable { case automatic, always, whileEditing }
    // Kept; nothing is drawn.
    open var levelIndicatorStyle = Style.discreteCapacity
    open var minValue: Double = 0
    open var maxValue: Double = 2
    open var warningValue: Double = 0
    open var criticalValue: Double = 0
    open var isEditable = false
    open var drawsTieredCapacityLevels = false
    open var placeholderVisibility = PlaceholderVisibility.automatic
    open var numberOfTickMarks = 0
    open var numberOfMajorTickMarks = 0
    open var fillColor: NSColor! = .systemGreen
    open var warningFillColor: NSColor! = .systemYellow
    open var criticalFillColor: NSColor! = .systemRed
    open var ratingImage: NSImage?
    open var ratingPlaceholderImage: NSImage?
  }
#endif
