#if !canImport(Darwin)
  public import KitNames

  /// Buttons side by side, of which a program selects one or several.
  @MainActor @preconcurrency
  open class NSSegmentedControl: NSControl {
    /// How many segments can be selected, numbered from 0.
    public enum SwitchTracking: UInt, Sendable { case selectOne, selectAny, momentary, momentaryAccelerator }
    /// Looks, with AppKit's raw values; none is drawn.
    public enum Style: Int, Sendable {
      case automatic, rounded, roundRect = 3, texturedSquare = 4, smallSquare = 6, separated = 8, texturedRounded = 2
      case capsule = 5
    }
    /// Ways to share the width, numbered from 0; none is applied.
    public enum Distribution: Int, Sendable { case fit, fill, fillEqually, fillProportionally }
    private struct Segment {
      var label: String?
      var image: NSImage?
      var width: CGFloat = 0
      var isSelected = false
      var isEnabled = true
      var toolTip: String?
      var tag = 0
      var menu: NSMenu?
      var showsMenuIndicator = false
      var alignment = NSTextAlignment.center
      var scaling = NSImageScaling.scaleProportionallyDown
    }
    private var segments: [Segment] = []
    /// A segment for each label.
    public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
      self.init(frame: .zero)
      (segments, self.trackingMode) = (labels.map { Segment(label: $0) }, trackingMode)
      (self.target, self.action) = (target as AnyObject?, action)
    }
    /// A segment for each picture.
    public convenience init(images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
      self.init(labels: [], trackingMode: trackingMode, target: target, action: action)
      segments = images.map { Segment(image: $0) }
    }
    /// 0 at first; more segments are empty.
    open var segmentCount: Int {
      get { segments.count }
      set { segments = (0..<max(0, newValue)).map { segments.indices.contains($0) ? segments[$0] : Segment() } }
    }
    /// The value `selectOne` at first.
    open var trackingMode = SwitchTracking.selectOne
    /// Kept, `automatic` at first; nothing is drawn or laid out.
    open var segmentStyle = Style.automatic
    /// Kept, `fit` at first; nothing is drawn or laid out.
    open var segmentDistribution = Distribution.fit
    /// Kept, nil at first; nothing is drawn or laid out.
    open var selectedSegmentBezelColor: NSColor?
    /// Kept and false at first; nothing is drawn or laid out.
    open var isSpringLoaded = false
    /// The last selected segment; -1 without one.
    open var selectedSegment: Int {
      get { segments.lastIndex { $0.isSelected } ?? -1 }
      set { for index in segments.indices { segments[index].isSelected = index == newValue } }
    }
    /// The same as `selectedSegment`.
    open var indexOfSelectedItem: Int { selectedSegment }
    open override var integerValue: Int {
      get { selectedSegment }
      set { selectedSegment = newValue }
    }
    /// Selects the segment with that tag; false without one.
    @discardableResult
    open func selectSegment(withTag tag: Int) -> Bool {
      guard let index = segments.firstIndex(where: { $0.tag == tag }) else { return false }
      selectedSegment = index
      return true
    }
    /// Selects the segment or not; the others lose the selection where only one may have it.
    open func setSelected(_ selected: Bool, forSegment segment: Int) {
      if selected, trackingMode == .selectOne {
        selectedSegment = segment
      } else {
        keep(selected, \.isSelected, segment)
      }
    }
    /// The value of a segment, or the default outside.
    private func value<Value>(_ part: KeyPath<Segment, Value>, _ segment: Int) -> Value {
      segments.indices.contains(segment) ? segments[segment][keyPath: part] : Segment()[keyPath: part]
    }
    private func keep<Value>(_ value: Value, _ part: WritableKeyPath<Segment, Value>, _ segment: Int) {
      if segments.indices.contains(segment) { segments[segment][keyPath: part] = value }
    }
    /// False for a segment outside, too.
    open func isSelected(forSegment segment: Int) -> Bool { value(\.isSelected, segment) }
    /// The one last set; a plain value for a segment outside.
    open func label(forSegment segment: Int) -> String? { value(\.label, segment) }
    /// Keeps it for an existing segment; nothing is drawn.
    open func setLabel(_ label: String, forSegment segment: Int) { keep(label, \.label, segment) }
    /// The one last set; a plain value for a segment outside.
    open func image(forSegment segment: Int) -> NSImage? { value(\.image, segment) }
    /// Keeps it for an existing segment; nothing is drawn.
    open func setImage(_ image: NSImage?, forSegment segment: Int) { keep(image, \.image, segment) }
    /// The one last set; a plain value for a segment outside.
    open func imageScaling(forSegment segment: Int) -> NSImageScaling { value(\.scaling, segment) }
    /// Keeps it for an existing segment; nothing is drawn.
    open func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) { keep(scaling, \.scaling, segment) }
    /// The one last set; a plain value for a segment outside.
    open func width(forSegment segment: Int) -> CGFloat { value(\.width, segment) }
    /// Keeps it for an existing segment; nothing is drawn.
    open func setWidth(_ width: CGFloat, forSegment segment: Int) { keep(width, \.width, segment) }
    /// The one last set; a plain value for a segment outside.
    open func isEnabled(forSegment segment: Int) -> Bool { value(\.isEnabled, segment) }
    /// Keeps it for an existing segment; nothing is drawn.
    open func setEnabled(_ enabled: Bool, forSegment segment: Int) { keep(enabled, \.isEnabled, segment) }
    /// The one last set; a plain value for a segment outside.
    open func toolTip(forSegment segment: Int) -> String? { value(\.toolTip, segment) }
    /// Keeps it for an existing segment; nothing is drawn.
    open func setToolTip(_ toolTip: String?, forSegment segment: Int) { keep(toolTip, \.toolTip, segment) }
    /// The one last set; a plain value for a segment outside.
    open func tag(forSegment segment: Int) -> Int { value(\.tag, segment) }
    /// Keeps it for an existing segment; nothing is drawn.
    open func setTag(_ tag: Int, forSegment segment: Int) { keep(tag, \.tag, segment) }
    /// The one last set; a plain value for a segment outside.
    open func menu(forSegment segment: Int) -> NSMenu? { value(\.menu, segment) }
    /// Keeps it for an existing segment; nothing is drawn.
    open func setMenu(_ menu: NSMenu?, forSegment segment: Int) { keep(menu, \.menu, segment) }
    /// The one last set; a plain value for a segment outside.
    open func showsMenuIndicator(forSegment segment: Int) -> Bool { value(\.showsMenuIndicator, segment) }
    /// Keeps it for an existing segment; nothing is drawn.
    open func setShowsMenuIndicator(_ shows: Bool, forSegment segment: Int) {
      keep(shows, \.showsMenuIndicator, segment)
    }
    /// The one last set; a plain value for a segment outside.
    open func alignment(forSegment segment: Int) -> NSTextAlignment { value(\.alignment, segment) }
    /// Keeps it for an existing segment; nothing is drawn.
    open func setAlignment(_ alignment: NSTextAlignment, forSegment segment: Int) {
      keep(alignment, \.alignment, segment)
    }
  }
#endif
