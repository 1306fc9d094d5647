#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  extension UICellAccessory {
    /// Looks of an arrow, kept by no cell.
    public struct DisclosureIndicatorOptions {
      /// Drops the looks, as none is drawn.
      public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {}
    }
    /// Looks of an arrow that opens the row's children.
    public struct OutlineDisclosureOptions {
      /// The part of the row that reacts.
      public enum Style: Sendable { case automatic, header, cell }
      /// Drops the looks, as none is drawn.
      public init(
        style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
        tintColor: UIColor? = nil
      ) {}
    }
    /// Looks of a mark.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    /// Looks of a button.
    public typealias DetailOptions = DisclosureIndicatorOptions
    /// Looks of a button that removes or adds the row.
    public struct DeleteOptions {
      /// Drops the looks, as none is drawn.
      public init(
        isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
        backgroundColor: UIColor? = nil
      ) {}
    }
    /// Looks of a button that adds a row.
    public typealias InsertOptions = DeleteOptions
    /// Looks of a mark for the chosen rows.
    public typealias MultiselectOptions = DeleteOptions
    /// Looks of a handle.
    public struct ReorderOptions {
      /// Drops the looks, as none is drawn.
      public init(
        isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
        showsVerticalSeparator: Bool? = nil
      ) {}
    }
    /// Looks of a text.
    public struct LabelOptions {
      /// Drops the looks, as none is drawn.
      public init(
        isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
        font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
      ) {}
    }
    /// A program's view with its place.
    public struct CustomViewConfiguration {
      let view: UIView
      /// Keeps the view; drops the rest.
      @MainActor @preconcurrency
      public init(
        customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
        tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
      ) { view = customView }
    }

    /// An arrow to the next screen.
    public static func disclosureIndicator(
      displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> Self { Self(.disclosureIndicator) }
    /// An arrow that opens the row's children.
    public static func outlineDisclosure(
      displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
      actionHandler: (() -> Void)? = nil
    ) -> Self { Self(.outlineDisclosure, action: actionHandler) }
    /// A mark.
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> Self {
      Self(.checkmark)
    }
    /// A button with more about the row.
    public static func detail(
      displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self { Self(.detail, action: actionHandler) }
    /// A button that removes the row.
    public static func delete(
      displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self { Self(.delete, action: actionHandler) }
    /// A button that adds a row.
    public static func insert(
      displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self { Self(.insert, action: actionHandler) }
    /// A handle to move the row.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> Self {
      Self(.reorder)
    }
    /// A mark for the chosen rows.
    public static func multiselect(
      displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> Self { Self(.multiselect) }
    /// A text.
    public static func label(
      text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> Self { Self(.label, content: text) }
    /// A menu, kept.
    public static func popUpMenu(
      _ menu: UIMenu, displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init(),
      selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> Self { Self(.popUpMenu, content: menu) }
    /// A view of the program.
    public static func customView(configuration: CustomViewConfiguration) -> Self {
      Self(.customView, content: configuration.view)
    }
  }
#endif
