#if !canImport(Darwin)
  public import KitNames

  /// Segments of which one is chosen; a test sets the index and sends `valueChanged`.
  @MainActor @preconcurrency
  open class UISegmentedControl: UIControl {
    override var primaryEvent: Event { .valueChanged }
    private static let proxy = UISegmentedControl()
    /// The one shared control that holds appearance values; others ignore them.
    public class func appearance() -> UISegmentedControl { proxy }

    /// Makes a control without segments.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Makes a segment of each text or picture.
    public convenience init(items: [Any]?) {
      self.init(frame: .zero)
      segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    }
    /// Makes a segment of each action, which runs when a test sends `valueChanged` for its index.
    public convenience init(frame: CGRect, actions: [UIAction]) {
      self.init(frame: frame)
      segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
    }
    /// Makes a segment of each action.
    public convenience init(items: [UIAction]) { self.init(frame: .zero, actions: items) }

    private struct Segment {
      var title: String?
      var image: UIImage?
      var action: UIAction?
      var isEnabled = true
      var width: CGFloat = 0
      var offset = CGSize.zero
    }
    private var segments: [Segment] = []
    /// The count of segments.
    open var numberOfSegments: Int { segments.count }
    /// Index from 0; -1, the initial value, means none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    /// The index without a segment, -1.
    public nonisolated static let noSegment = -1
    /// Kept without drawing, nil at first.
    open var selectedSegmentTintColor: UIColor?
    /// Kept and false at first; no finger lifts.
    open var isMomentary = false
    /// Kept and false at first; nothing is laid out.
    open var apportionsSegmentWidthsByContent = false
    private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
    /// Keeps the attributes for exactly that state; nil removes them.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
      titleAttributes[state] = attributes
    }
    /// The attributes of exactly that state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
    /// Runs the actions for these events, and after `valueChanged` that of the chosen segment.
    open override func sendActions(for controlEvents: Event) {
      super.sendActions(for: controlEvents)
      if controlEvents.contains(.valueChanged), let action = value(\.action, at: selectedSegmentIndex) {
        sendAction(action)
      }
    }

    private func value<Value>(_ path: KeyPath<Segment, Value?>, at index: Int) -> Value? {
      segments.indices.contains(index) ? segments[index][keyPath: path] : nil
    }
    private func set<Value>(_ path: WritableKeyPath<Segment, Value>, _ value: Value, at index: Int) {
      if segments.indices.contains(index) { segments[index][keyPath: path] = value }
    }
    private func insert(_ segment: Segment, at index: Int) {
      segments.insert(segment, at: max(0, min(index, segments.count)))
    }
    /// Adds a segment at the index, which is clamped to the range.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
      insert(Segment(title: title), at: segment)
    }
    /// Adds a segment at the index, which is clamped to the range.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
      insert(Segment(image: image), at: segment)
    }
    /// Adds a segment at the index, which is clamped to the range.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
      insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }
    /// Removes the segment; ignores other indexes.
    open func removeSegment(at segment: Int, animated: Bool) {
      if segments.indices.contains(segment) { segments.remove(at: segment) }
    }
    /// Removes all segments.
    open func removeAllSegments() { segments = [] }
    /// Replaces the text; ignores other indexes.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { set(\.title, title, at: segment) }
    /// The text; nil for other indexes.
    open func titleForSegment(at segment: Int) -> String? { value(\.title, at: segment) }
    /// Replaces the picture; ignores other indexes.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { set(\.image, image, at: segment) }
    /// The picture; nil for other indexes.
    open func imageForSegment(at segment: Int) -> UIImage? { value(\.image, at: segment) }
    /// Replaces the action; ignores other indexes.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) { set(\.action, action, at: segment) }
    /// The action; nil for other indexes.
    open func actionForSegment(at segment: Int) -> UIAction? { value(\.action, at: segment) }
    /// Keeps the flag; ignores other indexes.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { set(\.isEnabled, enabled, at: segment) }
    /// The flag; false for other indexes.
    open func isEnabledForSegment(at segment: Int) -> Bool {
      segments.indices.contains(segment) && segments[segment].isEnabled
    }
    /// Keeps the points; ignores other indexes.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { set(\.width, width, at: segment) }
    /// The points; 0 for other indexes.
    open func widthForSegment(at segment: Int) -> CGFloat {
      segments.indices.contains(segment) ? segments[segment].width : 0
    }
    /// Keeps the points; ignores other indexes.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { set(\.offset, offset, at: segment) }
    /// Drops the picture.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
    /// Drops the picture.
    open func setDividerImage(
      _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
      barMetrics: UIBarMetrics
    ) {}
  }
#endif
