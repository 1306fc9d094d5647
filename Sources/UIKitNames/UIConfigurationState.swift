#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// The state of a view for which a configuration is made.
  public protocol UIConfigurationState: Hashable, Sendable {
    /// Keeps what the program passes.
    init(traitCollection: UITraitCollection)
    /// The conforming object supplies the value.
    var traitCollection: UITraitCollection { get set }
    /// Always nil: no custom state is kept.
    subscript(key: UIConfigurationStateCustomKey) -> (any Hashable & Sendable)? { get set }
  }

  extension UIConfigurationState {
    public subscript(key: UIConfigurationStateCustomKey) -> (any Hashable & Sendable)? {
      get { nil }
      set {}
    }
  }

  /// The name of a program's own state.
  public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keeps the string, known or not.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Flags of a view, all false at first.
  public struct UIViewConfigurationState: UIConfigurationState {
    /// Kept by the initializer; a program can replace it.
    public var traitCollection: UITraitCollection
    /// Kept and false at first; only a program sets it.
    public var isDisabled = false
    /// Kept and false at first; only a program sets it.
    public var isHighlighted = false
    /// Kept and false at first; only a program sets it.
    public var isSelected = false
    /// Kept and false at first; only a program sets it.
    public var isFocused = false
    /// Kept and false at first; only a program sets it.
    public var isPinned = false
    /// Keeps the traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  }

  /// Flags of a cell, all false at first.
  public struct UICellConfigurationState: UIConfigurationState {
    /// Phases of a drag.
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    /// Phases of a drop.
    public enum DropState: Int, Sendable { case none, notTargeted, targeted }
    /// Kept by the initializer; a program can replace it.
    public var traitCollection: UITraitCollection
    /// Kept and false at first; only a program sets it.
    public var isDisabled = false
    /// Kept and false at first; only a program sets it.
    public var isHighlighted = false
    /// Kept and false at first; only a program sets it.
    public var isSelected = false
    /// Kept and false at first; only a program sets it.
    public var isFocused = false
    /// Kept and false at first; only a program sets it.
    public var isPinned = false
    /// Kept and false at first; only a program sets it.
    public var isEditing = false
    /// Kept and false at first; only a program sets it.
    public var isExpanded = false
    /// Kept and false at first; only a program sets it.
    public var isSwiped = false
    /// Kept and false at first; only a program sets it.
    public var isReordering = false
    /// Kept, `none` at first; only a program sets it.
    public var cellDragState = DragState.none
    /// Kept, `none` at first; only a program sets it.
    public var cellDropState = DropState.none
    /// Keeps the traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  }
#endif
