#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Names for assistive technologies, of which there are none.
  public enum NSAccessibility {
    /// The kind of a view.
    public struct Role: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let button = Role(rawValue: "AXButton")
      public static let application = Role(rawValue: "AXApplication")
      public static let systemWide = Role(rawValue: "AXSystemWide")
      public static let sheet = Role(rawValue: "AXSheet")
      public static let drawer = Role(rawValue: "AXDrawer")
      public static let growArea = Role(rawValue: "AXGrowArea")
      public static let radioButton = Role(rawValue: "AXRadioButton")
      public static let radioGroup = Role(rawValue: "AXRadioGroup")
      public static let menuButton = Role(rawValue: "AXMenuButton")
      public static let tabGroup = Role(rawValue: "AXTabGroup")
      public static let column = Role(rawValue: "AXColumn")
      public static let row = Role(rawValue: "AXRow")
      public static let outline = Role(rawValue: "AXOutline")
      public static let browser = Role(rawValue: "AXBrowser")
      public static let scrollArea = Role(rawValue: "AXScrollArea")
      public static let scrollBar = Role(rawValue: "AXScrollBar")
      public static let valueIndicator = Role(rawValue: "AXValueIndicator")
      public static let comboBox = Role(rawValue: "AXComboBox")
      public static let incrementor = Role(rawValue: "AXIncrementor")
      public static let busyIndicator = Role(rawValue: "AXBusyIndicator")
      public static let progressIndicator = Role(rawValue: "AXProgressIndicator")
      public static let levelIndicator = Role(rawValue: "AXLevelIndicator")
      public static let relevanceIndicator = Role(rawValue: "AXRelevanceIndicator")
      public static let toolbar = Role(rawValue: "AXToolbar")
      public static let disclosureTriangle = Role(rawValue: "AXDisclosureTriangle")
      public static let menuBar = Role(rawValue: "AXMenuBar")
      public static let menuBarItem = Role(rawValue: "AXMenuBarItem")
      public static let menu = Role(rawValue: "AXMenu")
      public static let splitGroup = Role(rawValue: "AXSplitGroup")
      public static let splitter = Role(rawValue: "AXSplitter")
      public static let colorWell = Role(rawValue: "AXColorWell")
      public static let helpTag = Role(rawValue: "AXHelpTag")
      public static let matte = Role(rawValue: "AXMatte")
      public static let cell = Role(rawValue: "AXCell")
      public static let grid = Role(rawValue: "AXGrid")
      public static let handle = Role(rawValue: "AXHandle")
      public static let popover = Role(rawValue: "AXPopover")
      public static let layoutArea = Role(rawValue: "AXLayoutArea")
      public static let layoutItem = Role(rawValue: "AXLayoutItem")
      public static let ruler = Role(rawValue: "AXRuler")
      public static let rulerMarker = Role(rawValue: "AXRulerMarker")
      public static let pageRole = Role(rawValue: "AXPage")
      public static let checkBox = Role(rawValue: "AXCheckBox")
      public static let group = Role(rawValue: "AXGroup")
      public static let image = Role(rawValue: "AXImage")
      public static let link = Role(rawValue: "AXLink")
      public static let list = Role(rawValue: "AXList")
      public static let menuItem = Role(rawValue: "AXMenuItem")
      public static let popUpButton = Role(rawValue: "AXPopUpButton")
      public static let slider = Role(rawValue: "AXSlider")
      public static let staticText = Role(rawValue: "AXStaticText")
      public static let table = Role(rawValue: "AXTable")
      public static let textArea = Role(rawValue: "AXTextArea")
      public static let textField = Role(rawValue: "AXTextField")
      public static let unknown = Role(rawValue: "AXUnknown")
      public static let window = Role(rawValue: "AXWindow")
    }

    /// A kind within a role.
    public struct Subrole: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let closeButton = Subrole(rawValue: "AXCloseButton")
      public static let minimizeButton = Subrole(rawValue: "AXMinimizeButton")
      public static let zoomButton = Subrole(rawValue: "AXZoomButton")
      public static let toolbarButton = Subrole(rawValue: "AXToolbarButton")
      public static let fullScreenButton = Subrole(rawValue: "AXFullScreenButton")
      public static let secureTextField = Subrole(rawValue: "AXSecureTextField")
      public static let tableRow = Subrole(rawValue: "AXTableRow")
      public static let outlineRow = Subrole(rawValue: "AXOutlineRow")
      public static let unknown = Subrole(rawValue: "AXUnknown")
      public static let standardWindow = Subrole(rawValue: "AXStandardWindow")
      public static let dialog = Subrole(rawValue: "AXDialog")
      public static let systemDialog = Subrole(rawValue: "AXSystemDialog")
      public static let floatingWindow = Subrole(rawValue: "AXFloatingWindow")
      public static let systemFloatingWindow = Subrole(rawValue: "AXSystemFloatingWindow")
      public static let searchField = Subrole(rawValue: "AXSearchField")
      public static let `switch` = Subrole(rawValue: "AXSwitch")
      public static let toggle = Subrole(rawValue: "AXToggle")
      public static let textAttachment = Subrole(rawValue: "AXTextAttachment")
      public static let textLink = Subrole(rawValue: "AXTextLink")
      public static let timeline = Subrole(rawValue: "AXTimeline")
      public static let sortButton = Subrole(rawValue: "AXSortButton")
      public static let contentList = Subrole(rawValue: "AXContentList")
      public static let definitionList = Subrole(rawValue: "AXDefinitionList")
      public static let sectionList = Subrole(rawValue: "AXSectionList")
      public static let ratingIndicator = Subrole(rawValue: "AXRatingIndicator")
      public static let collectionList = Subrole(rawValue: "AXCollectionList")
      public static let tabButtonSubrole = Subrole(rawValue: "AXTabButton")
    }

    /// The name of a value.
    public struct Attribute: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let title = Attribute(rawValue: "AXTitle")
      public static let value = Attribute(rawValue: "AXValue")
      public static let role = Attribute(rawValue: "AXRole")
      public static let subrole = Attribute(rawValue: "AXSubrole")
      public static let roleDescription = Attribute(rawValue: "AXRoleDescription")
      public static let description = Attribute(rawValue: "AXDescription")
      public static let help = Attribute(rawValue: "AXHelp")
      public static let identifier = Attribute(rawValue: "AXIdentifier")
      public static let enabled = Attribute(rawValue: "AXEnabled")
      public static let focused = Attribute(rawValue: "AXFocused")
      public static let parent = Attribute(rawValue: "AXParent")
      public static let children = Attribute(rawValue: "AXChildren")
      public static let selectedChildren = Attribute(rawValue: "AXSelectedChildren")
      public static let visibleChildren = Attribute(rawValue: "AXVisibleChildren")
      public static let window = Attribute(rawValue: "AXWindow")
      public static let windows = Attribute(rawValue: "AXWindows")
      public static let mainWindow = Attribute(rawValue: "AXMainWindow")
      public static let focusedWindow = Attribute(rawValue: "AXFocusedWindow")
      public static let topLevelUIElement = Attribute(rawValue: "AXTopLevelUIElement")
      public static let main = Attribute(rawValue: "AXMain")
      public static let minimized = Attribute(rawValue: "AXMinimized")
      public static let closeButton = Attribute(rawValue: "AXCloseButton")
      public static let zoomButton = Attribute(rawValue: "AXZoomButton")
      public static let minimizeButton = Attribute(rawValue: "AXMinimizeButton")
      public static let fullScreenButton = Attribute(rawValue: "AXFullScreenButton")
      public static let toolbarButton = Attribute(rawValue: "AXToolbarButton")
      public static let defaultButton = Attribute(rawValue: "AXDefaultButton")
      public static let cancelButton = Attribute(rawValue: "AXCancelButton")
      public static let position = Attribute(rawValue: "AXPosition")
      public static let size = Attribute(rawValue: "AXSize")
      public static let orientation = Attribute(rawValue: "AXOrientation")
      public static let frontmost = Attribute(rawValue: "AXFrontmost")
      public static let hidden = Attribute(rawValue: "AXHidden")
      public static let menubar = Attribute(rawValue: "AXMenuBar")
      public static let selectedText = Attribute(rawValue: "AXSelectedText")
      public static let selectedTextRange = Attribute(rawValue: "AXSelectedTextRange")
      public static let visibleCharacterRange = Attribute(rawValue: "AXVisibleCharacterRange")
      public static let numberOfCharacters = Attribute(rawValue: "AXNumberOfCharacters")
      public static let insertionPointLineNumber = Attribute(rawValue: "AXInsertionPointLineNumber")
      public static let url = Attribute(rawValue: "AXURL")
      public static let document = Attribute(rawValue: "AXDocument")
      public static let modal = Attribute(rawValue: "AXModal")
      public static let rows = Attribute(rawValue: "AXRows")
      public static let selectedRows = Attribute(rawValue: "AXSelectedRows")
      public static let columns = Attribute(rawValue: "AXColumns")
      public static let contents = Attribute(rawValue: "AXContents")
      public static let header = Attribute(rawValue: "AXHeader")
      public static let horizontalScrollBar = Attribute(rawValue: "AXHorizontalScrollBar")
      public static let verticalScrollBar = Attribute(rawValue: "AXVerticalScrollBar")
      public static let minValue = Attribute(rawValue: "AXMinValue")
      public static let maxValue = Attribute(rawValue: "AXMaxValue")
      public static let placeholderValue = Attribute(rawValue: "AXPlaceholderValue")
      public static let expanded = Attribute(rawValue: "AXExpanded")
      public static let index = Attribute(rawValue: "AXIndex")
      public static let titleUIElement = Attribute(rawValue: "AXTitleUIElement")
      public static let linkedUIElements = Attribute(rawValue: "AXLinkedUIElements")
      public static let focusedUIElement = Attribute(rawValue: "AXFocusedUIElement")
      public static let sharedFocusElements = Attribute(rawValue: "AXSharedFocusElements")
    }

    /// The name of an action.
    public struct Action: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let press = Action(rawValue: "AXPress")
      public static let increment = Action(rawValue: "AXIncrement")
      public static let decrement = Action(rawValue: "AXDecrement")
      public static let confirm = Action(rawValue: "AXConfirm")
      public static let cancel = Action(rawValue: "AXCancel")
      public static let raise = Action(rawValue: "AXRaise")
      public static let showMenu = Action(rawValue: "AXShowMenu")
      public static let pick = Action(rawValue: "AXPick")
      public static let delete = Action(rawValue: "AXDelete")
      public static let showAlternateUI = Action(rawValue: "AXShowAlternateUI")
      public static let showDefaultUI = Action(rawValue: "AXShowDefaultUI")
    }

    /// News for assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
      public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
      public static let created = Notification(rawValue: "AXCreated")
      public static let moved = Notification(rawValue: "AXMoved")
      public static let resized = Notification(rawValue: "AXResized")
      public static let titleChanged = Notification(rawValue: "AXTitleChanged")
      public static let uiElementDestroyed = Notification(rawValue: "AXUIElementDestroyed")
      public static let focusedUIElementChanged = Notification(rawValue: "AXFocusedUIElementChanged")
      public static let focusedWindowChanged = Notification(rawValue: "AXFocusedWindowChanged")
      public static let mainWindowChanged = Notification(rawValue: "AXMainWindowChanged")
      public static let windowCreated = Notification(rawValue: "AXWindowCreated")
      public static let windowMoved = Notification(rawValue: "AXWindowMoved")
      public static let windowResized = Notification(rawValue: "AXWindowResized")
      public static let windowMiniaturized = Notification(rawValue: "AXWindowMiniaturized")
      public static let windowDeminiaturized = Notification(rawValue: "AXWindowDeminiaturized")
      public static let applicationActivated = Notification(rawValue: "AXApplicationActivated")
      public static let applicationDeactivated = Notification(rawValue: "AXApplicationDeactivated")
      public static let applicationHidden = Notification(rawValue: "AXApplicationHidden")
      public static let applicationShown = Notification(rawValue: "AXApplicationShown")
      public static let selectedTextChanged = Notification(rawValue: "AXSelectedTextChanged")
      public static let selectedChildrenChanged = Notification(rawValue: "AXSelectedChildrenChanged")
      public static let selectedRowsChanged = Notification(rawValue: "AXSelectedRowsChanged")
      public static let rowCountChanged = Notification(rawValue: "AXRowCountChanged")
      public static let rowExpanded = Notification(rawValue: "AXRowExpanded")
      public static let rowCollapsed = Notification(rawValue: "AXRowCollapsed")
      public static let selectedCellsChanged = Notification(rawValue: "AXSelectedCellsChanged")
      public static let helpTagCreated = Notification(rawValue: "AXHelpTagCreated")
      public static let sheetCreated = Notification(rawValue: "AXSheetCreated")
      public static let drawerCreated = Notification(rawValue: "AXDrawerCreated")
      public static let unitsChanged = Notification(rawValue: "AXUnitsChanged")
      public static let valueChanged = Notification(rawValue: "AXValueChanged")
    }

    /// A key of the values of a notification.
    public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
      public static let uiElements = NotificationUserInfoKey(rawValue: "AXUIElementsKey")
      public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
    }

    /// Does nothing: no assistive technology listens.
    public static func post(element: Any, notification: Notification) {}
    /// Does nothing: no assistive technology listens.
    public static func post(
      element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
    ) {}
  }

  /// How soon an announcement is read.
  public enum NSAccessibilityPriorityLevel: Int, Sendable { case low = 10, medium = 50, high = 90 }
#endif
