#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  extension UISearchBar {
    /// Pictures of a search bar.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

    private func kept<Value>(_ value: Value, key: String = #function) -> Value {
      KeptValues.value(of: self, or: value, key: key)
    }
    /// Kept line above the field, nil at first.
    public var prompt: String? {
      get { kept(nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and false at first; no button appears.
    public var showsBookmarkButton: Bool {
      get { kept(false) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and false at first; no button appears.
    public var showsSearchResultsButton: Bool {
      get { kept(false) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and false at first; no button appears.
    public var isSearchResultsButtonSelected: Bool {
      get { kept(false) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and false at first; no scopes appear.
    public var showsScopeBar: Bool {
      get { kept(false) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept titles of the scopes, nil at first.
    public var scopeButtonTitles: [String]? {
      get { kept(nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, 0 at first; no scope is chosen by a person.
    public var selectedScopeButtonIndex: Int {
      get { kept(0) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and true at first; nothing shines through.
    public var isTranslucent: Bool {
      get { kept(true) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and true at first; the field does not change.
    public var isEnabled: Bool {
      get { kept(true) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, `default` at first; nothing is drawn.
    public var barStyle: UIBarStyle {
      get { kept(.default) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, `default` at first; nothing is drawn.
    public var keyboardAppearance: UIKeyboardAppearance {
      get { kept(.default) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and true at first; no key appears.
    public var enablesReturnKeyAutomatically: Bool {
      get { kept(true) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept picture behind the bar, nil at first.
    public var backgroundImage: UIImage? {
      get { kept(nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept picture behind the scopes, nil at first.
    public var scopeBarBackgroundImage: UIImage? {
      get { kept(nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept offset in points, zero at first.
    public var searchTextPositionAdjustment: UIOffset {
      get { kept(.zero) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept offset in points, zero at first.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
      get { kept(.zero) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Sets `showsScopeBar` at once.
    public func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }
    /// Drops the picture.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
    /// Always nil: no picture is kept.
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
    /// Drops the picture.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
    /// Drops the picture.
    public func setBackgroundImage(
      _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    /// Drops the attributes.
    public func setScopeBarButtonTitleTextAttributes(
      _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
    /// Drops the offset.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  }

  /// The place of a bar.
  public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

  /// A distance to the right and down, in points.
  public struct UIOffset: Hashable, Sendable {
    /// Kept by the initializer; a program can replace it.
    public var horizontal: CGFloat
    /// Kept by the initializer; a program can replace it.
    public var vertical: CGFloat
    public init() { self.init(horizontal: 0, vertical: 0) }
    /// Keeps both.
    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
    public static let zero = UIOffset()
  }
#endif
