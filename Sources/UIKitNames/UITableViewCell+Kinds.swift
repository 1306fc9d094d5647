#if !canImport(Darwin)
  import KitNames

  extension UITableViewCell {
    /// Whether a line divides rows; none is drawn.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    /// Colours of a tapped row; no tap arrives.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// Arrangements of labels; all rows have the same ones here.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// Controls of a row in a table that is edited.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    /// Marks at the end of a row; none is drawn.
    public enum AccessoryType: Int, Sendable {
      case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// Looks of a row in focus.
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    /// Phases of a row's drag.
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    /// A set of the editing controls that a row shows.
    public struct StateMask: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let showingEditControl = StateMask(rawValue: 1)
      public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
    /// A closure that gives a row its configurations for a state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  }
#endif
