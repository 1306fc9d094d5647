#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// The state of a view for which a configuration is made.
  public protocol UIConfigurationState: Hashable, Sendable {
    init(traitCollection: UITraitCollection)
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
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Flags of a view, all false at first.
  public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
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
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    /// Keeps the traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  }
#endif
