#if !canImport(Darwin)
  // The system's names of attributes, actions, roles and notifications, for assistive apps.

  /// Names this attribute for assistive apps.
  public let kAXTitleAttribute = "AXTitle"
  /// Names this attribute for assistive apps.
  public let kAXValueAttribute = "AXValue"
  /// Names this attribute for assistive apps.
  public let kAXRoleAttribute = "AXRole"
  /// Names this attribute for assistive apps.
  public let kAXSubroleAttribute = "AXSubrole"
  /// Names this attribute for assistive apps.
  public let kAXRoleDescriptionAttribute = "AXRoleDescription"
  /// Names this attribute for assistive apps.
  public let kAXDescriptionAttribute = "AXDescription"
  /// Names this attribute for assistive apps.
  public let kAXHelpAttribute = "AXHelp"
  /// Names this attribute for assistive apps.
  public let kAXIdentifierAttribute = "AXIdentifier"
  /// Names this attribute for assistive apps.
  public let kAXEnabledAttribute = "AXEnabled"
  /// Names this attribute for assistive apps.
  public let kAXFocusedAttribute = "AXFocused"
  /// Names this attribute for assistive apps.
  public let kAXParentAttribute = "AXParent"
  /// Names this attribute for assistive apps.
  public let kAXChildrenAttribute = "AXChildren"
  /// Names this attribute for assistive apps.
  public let kAXSelectedChildrenAttribute = "AXSelectedChildren"
  /// Names this attribute for assistive apps.
  public let kAXVisibleChildrenAttribute = "AXVisibleChildren"
  /// Names this attribute for assistive apps.
  public let kAXWindowAttribute = "AXWindow"
  /// Names this attribute for assistive apps.
  public let kAXWindowsAttribute = "AXWindows"
  /// Names this attribute for assistive apps.
  public let kAXMainWindowAttribute = "AXMainWindow"
  /// Names this attribute for assistive apps.
  public let kAXFocusedWindowAttribute = "AXFocusedWindow"
  /// Names this attribute for assistive apps.
  public let kAXFocusedUIElementAttribute = "AXFocusedUIElement"
  /// Names this attribute for assistive apps.
  public let kAXFocusedApplicationAttribute = "AXFocusedApplication"
  /// Names this attribute for assistive apps.
  public let kAXTopLevelUIElementAttribute = "AXTopLevelUIElement"
  /// Names this attribute for assistive apps.
  public let kAXMainAttribute = "AXMain"
  /// Names this attribute for assistive apps.
  public let kAXMinimizedAttribute = "AXMinimized"
  /// Names this attribute for assistive apps.
  public let kAXCloseButtonAttribute = "AXCloseButton"
  /// Names this attribute for assistive apps.
  public let kAXZoomButtonAttribute = "AXZoomButton"
  /// Names this attribute for assistive apps.
  public let kAXMinimizeButtonAttribute = "AXMinimizeButton"
  /// Names this attribute for assistive apps.
  public let kAXFullScreenButtonAttribute = "AXFullScreenButton"
  /// Names this attribute for assistive apps.
  public let kAXToolbarButtonAttribute = "AXToolbarButton"
  /// Names this attribute for assistive apps.
  public let kAXDefaultButtonAttribute = "AXDefaultButton"
  /// Names this attribute for assistive apps.
  public let kAXCancelButtonAttribute = "AXCancelButton"
  /// Names this attribute for assistive apps.
  public let kAXPositionAttribute = "AXPosition"
  /// Names this attribute for assistive apps.
  public let kAXSizeAttribute = "AXSize"
  /// Names this attribute for assistive apps.
  public let kAXOrientationAttribute = "AXOrientation"
  /// Names this attribute for assistive apps.
  public let kAXFrontmostAttribute = "AXFrontmost"
  /// Names this attribute for assistive apps.
  public let kAXHiddenAttribute = "AXHidden"
  /// Names this attribute for assistive apps.
  public let kAXMenuBarAttribute = "AXMenuBar"
  /// Names this attribute for assistive apps.
  public let kAXExtrasMenuBarAttribute = "AXExtrasMenuBar"
  /// Names this attribute for assistive apps.
  public let kAXSelectedTextAttribute = "AXSelectedText"
  /// Names this attribute for assistive apps.
  public let kAXSelectedTextRangeAttribute = "AXSelectedTextRange"
  /// Names this attribute for assistive apps.
  public let kAXVisibleCharacterRangeAttribute = "AXVisibleCharacterRange"
  /// Names this attribute for assistive apps.
  public let kAXNumberOfCharactersAttribute = "AXNumberOfCharacters"
  /// Names this attribute for assistive apps.
  public let kAXInsertionPointLineNumberAttribute = "AXInsertionPointLineNumber"
  /// Names this attribute for assistive apps.
  public let kAXURLAttribute = "AXURL"
  /// Names this attribute for assistive apps.
  public let kAXDocumentAttribute = "AXDocument"
  /// Names this attribute for assistive apps.
  public let kAXModalAttribute = "AXModal"
  /// Names this attribute for assistive apps.
  public let kAXRowsAttribute = "AXRows"
  /// Names this attribute for assistive apps.
  public let kAXSelectedRowsAttribute = "AXSelectedRows"
  /// Names this attribute for assistive apps.
  public let kAXColumnsAttribute = "AXColumns"
  /// Names this attribute for assistive apps.
  public let kAXContentsAttribute = "AXContents"
  /// Names this attribute for assistive apps.
  public let kAXHeaderAttribute = "AXHeader"
  /// Names this attribute for assistive apps.
  public let kAXHorizontalScrollBarAttribute = "AXHorizontalScrollBar"
  /// Names this attribute for assistive apps.
  public let kAXVerticalScrollBarAttribute = "AXVerticalScrollBar"
  /// Names this attribute for assistive apps.
  public let kAXMinValueAttribute = "AXMinValue"
  /// Names this attribute for assistive apps.
  public let kAXMaxValueAttribute = "AXMaxValue"
  /// Names this attribute for assistive apps.
  public let kAXPlaceholderValueAttribute = "AXPlaceholderValue"
  /// Names this attribute for assistive apps.
  public let kAXMenuItemCmdCharAttribute = "AXMenuItemCmdChar"
  /// Names this attribute for assistive apps.
  public let kAXMenuItemCmdModifiersAttribute = "AXMenuItemCmdModifiers"
  /// Names this attribute for assistive apps.
  public let kAXMenuItemCmdVirtualKeyAttribute = "AXMenuItemCmdVirtualKey"
  /// Names this attribute for assistive apps.
  public let kAXMenuItemMarkCharAttribute = "AXMenuItemMarkChar"
  /// Names this attribute for assistive apps.
  public let kAXElementBusyAttribute = "AXElementBusy"
  /// Names this attribute for assistive apps.
  public let kAXExpandedAttribute = "AXExpanded"
  /// Names this attribute for assistive apps.
  public let kAXDisclosingAttribute = "AXDisclosing"
  /// Names this attribute for assistive apps.
  public let kAXIndexAttribute = "AXIndex"
  /// Names this attribute for assistive apps.
  public let kAXTitleUIElementAttribute = "AXTitleUIElement"
  /// Names this attribute for assistive apps.
  public let kAXBoundsForRangeParameterizedAttribute = "AXBoundsForRange"
  /// Names this attribute for assistive apps.
  public let kAXStringForRangeParameterizedAttribute = "AXStringForRange"
  /// Names this attribute for assistive apps.
  public let kAXAttributedStringForRangeParameterizedAttribute = "AXAttributedStringForRange"
  /// Names this attribute for assistive apps.
  public let kAXRangeForLineParameterizedAttribute = "AXRangeForLine"
  /// Names this attribute for assistive apps.
  public let kAXLineForIndexParameterizedAttribute = "AXLineForIndex"
  /// Names this attribute for assistive apps.
  public let kAXRangeForPositionParameterizedAttribute = "AXRangeForPosition"
  /// Names this action for assistive apps.
  public let kAXPressAction = "AXPress"
  /// Names this action for assistive apps.
  public let kAXIncrementAction = "AXIncrement"
  /// Names this action for assistive apps.
  public let kAXDecrementAction = "AXDecrement"
  /// Names this action for assistive apps.
  public let kAXConfirmAction = "AXConfirm"
  /// Names this action for assistive apps.
  public let kAXCancelAction = "AXCancel"
  /// Names this action for assistive apps.
  public let kAXRaiseAction = "AXRaise"
  /// Names this action for assistive apps.
  public let kAXShowMenuAction = "AXShowMenu"
  /// Names this action for assistive apps.
  public let kAXPickAction = "AXPick"
  /// Names this action for assistive apps.
  public let kAXShowAlternateUIAction = "AXShowAlternateUI"
  /// Names this action for assistive apps.
  public let kAXShowDefaultUIAction = "AXShowDefaultUI"
  /// Names elements of that kind for assistive apps.
  public let kAXApplicationRole = "AXApplication"
  /// Names elements of that kind for assistive apps.
  public let kAXSystemWideRole = "AXSystemWide"
  /// Names elements of that kind for assistive apps.
  public let kAXWindowRole = "AXWindow"
  /// Names elements of that kind for assistive apps.
  public let kAXSheetRole = "AXSheet"
  /// Names elements of that kind for assistive apps.
  public let kAXDrawerRole = "AXDrawer"
  /// Names elements of that kind for assistive apps.
  public let kAXGrowAreaRole = "AXGrowArea"
  /// Names elements of that kind for assistive apps.
  public let kAXImageRole = "AXImage"
  /// Names elements of that kind for assistive apps.
  public let kAXUnknownRole = "AXUnknown"
  /// Names elements of that kind for assistive apps.
  public let kAXButtonRole = "AXButton"
  /// Names elements of that kind for assistive apps.
  public let kAXRadioButtonRole = "AXRadioButton"
  /// Names elements of that kind for assistive apps.
  public let kAXCheckBoxRole = "AXCheckBox"
  /// Names elements of that kind for assistive apps.
  public let kAXPopUpButtonRole = "AXPopUpButton"
  /// Names elements of that kind for assistive apps.
  public let kAXMenuButtonRole = "AXMenuButton"
  /// Names elements of that kind for assistive apps.
  public let kAXTabGroupRole = "AXTabGroup"
  /// Names elements of that kind for assistive apps.
  public let kAXTableRole = "AXTable"
  /// Names elements of that kind for assistive apps.
  public let kAXColumnRole = "AXColumn"
  /// Names elements of that kind for assistive apps.
  public let kAXRowRole = "AXRow"
  /// Names elements of that kind for assistive apps.
  public let kAXOutlineRole = "AXOutline"
  /// Names elements of that kind for assistive apps.
  public let kAXBrowserRole = "AXBrowser"
  /// Names elements of that kind for assistive apps.
  public let kAXScrollAreaRole = "AXScrollArea"
  /// Names elements of that kind for assistive apps.
  public let kAXScrollBarRole = "AXScrollBar"
  /// Names elements of that kind for assistive apps.
  public let kAXRadioGroupRole = "AXRadioGroup"
  /// Names elements of that kind for assistive apps.
  public let kAXListRole = "AXList"
  /// Names elements of that kind for assistive apps.
  public let kAXGroupRole = "AXGroup"
  /// Names elements of that kind for assistive apps.
  public let kAXValueIndicatorRole = "AXValueIndicator"
  /// Names elements of that kind for assistive apps.
  public let kAXComboBoxRole = "AXComboBox"
  /// Names elements of that kind for assistive apps.
  public let kAXSliderRole = "AXSlider"
  /// Names elements of that kind for assistive apps.
  public let kAXIncrementorRole = "AXIncrementor"
  /// Names elements of that kind for assistive apps.
  public let kAXBusyIndicatorRole = "AXBusyIndicator"
  /// Names elements of that kind for assistive apps.
  public let kAXProgressIndicatorRole = "AXProgressIndicator"
  /// Names elements of that kind for assistive apps.
  public let kAXRelevanceIndicatorRole = "AXRelevanceIndicator"
  /// Names elements of that kind for assistive apps.
  public let kAXToolbarRole = "AXToolbar"
  /// Names elements of that kind for assistive apps.
  public let kAXDisclosureTriangleRole = "AXDisclosureTriangle"
  /// Names elements of that kind for assistive apps.
  public let kAXTextFieldRole = "AXTextField"
  /// Names elements of that kind for assistive apps.
  public let kAXTextAreaRole = "AXTextArea"
  /// Names elements of that kind for assistive apps.
  public let kAXStaticTextRole = "AXStaticText"
  /// Names elements of that kind for assistive apps.
  public let kAXMenuBarRole = "AXMenuBar"
  /// Names elements of that kind for assistive apps.
  public let kAXMenuBarItemRole = "AXMenuBarItem"
  /// Names elements of that kind for assistive apps.
  public let kAXMenuRole = "AXMenu"
  /// Names elements of that kind for assistive apps.
  public let kAXMenuItemRole = "AXMenuItem"
  /// Names elements of that kind for assistive apps.
  public let kAXSplitGroupRole = "AXSplitGroup"
  /// Names elements of that kind for assistive apps.
  public let kAXSplitterRole = "AXSplitter"
  /// Names elements of that kind for assistive apps.
  public let kAXColorWellRole = "AXColorWell"
  /// Names elements of that kind for assistive apps.
  public let kAXTimeFieldRole = "AXTimeField"
  /// Names elements of that kind for assistive apps.
  public let kAXDateFieldRole = "AXDateField"
  /// Names elements of that kind for assistive apps.
  public let kAXHelpTagRole = "AXHelpTag"
  /// Names elements of that kind for assistive apps.
  public let kAXMatteRole = "AXMatte"
  /// Names elements of that kind for assistive apps.
  public let kAXDockItemRole = "AXDockItem"
  /// Names elements of that kind for assistive apps.
  public let kAXCellRole = "AXCell"
  /// Names elements of that kind for assistive apps.
  public let kAXGridRole = "AXGrid"
  /// Names elements of that kind for assistive apps.
  public let kAXHandleRole = "AXHandle"
  /// Names elements of that kind for assistive apps.
  public let kAXPopoverRole = "AXPopover"
  /// Names elements of that kind for assistive apps.
  public let kAXLayoutAreaRole = "AXLayoutArea"
  /// Names elements of that kind for assistive apps.
  public let kAXLayoutItemRole = "AXLayoutItem"
  /// Names elements of that kind for assistive apps.
  public let kAXRulerRole = "AXRuler"
  /// Names elements of that kind for assistive apps.
  public let kAXCloseButtonSubrole = "AXCloseButton"
  /// Names elements of that kind for assistive apps.
  public let kAXMinimizeButtonSubrole = "AXMinimizeButton"
  /// Names elements of that kind for assistive apps.
  public let kAXZoomButtonSubrole = "AXZoomButton"
  /// Names elements of that kind for assistive apps.
  public let kAXToolbarButtonSubrole = "AXToolbarButton"
  /// Names elements of that kind for assistive apps.
  public let kAXFullScreenButtonSubrole = "AXFullScreenButton"
  /// Names elements of that kind for assistive apps.
  public let kAXSecureTextFieldSubrole = "AXSecureTextField"
  /// Names elements of that kind for assistive apps.
  public let kAXTableRowSubrole = "AXTableRow"
  /// Names elements of that kind for assistive apps.
  public let kAXOutlineRowSubrole = "AXOutlineRow"
  /// Names elements of that kind for assistive apps.
  public let kAXUnknownSubrole = "AXUnknown"
  /// Names elements of that kind for assistive apps.
  public let kAXStandardWindowSubrole = "AXStandardWindow"
  /// Names elements of that kind for assistive apps.
  public let kAXDialogSubrole = "AXDialog"
  /// Names elements of that kind for assistive apps.
  public let kAXSystemDialogSubrole = "AXSystemDialog"
  /// Names elements of that kind for assistive apps.
  public let kAXFloatingWindowSubrole = "AXFloatingWindow"
  /// Names elements of that kind for assistive apps.
  public let kAXSystemFloatingWindowSubrole = "AXSystemFloatingWindow"
  /// Names elements of that kind for assistive apps.
  public let kAXSearchFieldSubrole = "AXSearchField"
  /// Names elements of that kind for assistive apps.
  public let kAXSwitchSubrole = "AXSwitch"
  /// Names elements of that kind for assistive apps.
  public let kAXToggleSubrole = "AXToggle"
  /// Names this notification for assistive apps.
  public let kAXMainWindowChangedNotification = "AXMainWindowChanged"
  /// Names this notification for assistive apps.
  public let kAXFocusedWindowChangedNotification = "AXFocusedWindowChanged"
  /// Names this notification for assistive apps.
  public let kAXFocusedUIElementChangedNotification = "AXFocusedUIElementChanged"
  /// Names this notification for assistive apps.
  public let kAXApplicationActivatedNotification = "AXApplicationActivated"
  /// Names this notification for assistive apps.
  public let kAXApplicationDeactivatedNotification = "AXApplicationDeactivated"
  /// Names this notification for assistive apps.
  public let kAXApplicationHiddenNotification = "AXApplicationHidden"
  /// Names this notification for assistive apps.
  public let kAXApplicationShownNotification = "AXApplicationShown"
  /// Names this notification for assistive apps.
  public let kAXWindowCreatedNotification = "AXWindowCreated"
  /// Names this notification for assistive apps.
  public let kAXWindowMovedNotification = "AXWindowMoved"
  /// Names this notification for assistive apps.
  public let kAXWindowResizedNotification = "AXWindowResized"
  /// Names this notification for assistive apps.
  public let kAXWindowMiniaturizedNotification = "AXWindowMiniaturized"
  /// Names this notification for assistive apps.
  public let kAXWindowDeminiaturizedNotification = "AXWindowDeminiaturized"
  /// Names this notification for assistive apps.
  public let kAXDrawerCreatedNotification = "AXDrawerCreated"
  /// Names this notification for assistive apps.
  public let kAXSheetCreatedNotification = "AXSheetCreated"
  /// Names this notification for assistive apps.
  public let kAXHelpTagCreatedNotification = "AXHelpTagCreated"
  /// Names this notification for assistive apps.
  public let kAXValueChangedNotification = "AXValueChanged"
  /// Names this notification for assistive apps.
  public let kAXUIElementDestroyedNotification = "AXUIElementDestroyed"
  /// Names this notification for assistive apps.
  public let kAXElementBusyChangedNotification = "AXElementBusyChanged"
  /// Names this notification for assistive apps.
  public let kAXMenuOpenedNotification = "AXMenuOpened"
  /// Names this notification for assistive apps.
  public let kAXMenuClosedNotification = "AXMenuClosed"
  /// Names this notification for assistive apps.
  public let kAXMenuItemSelectedNotification = "AXMenuItemSelected"
  /// Names this notification for assistive apps.
  public let kAXRowCountChangedNotification = "AXRowCountChanged"
  /// Names this notification for assistive apps.
  public let kAXSelectedChildrenChangedNotification = "AXSelectedChildrenChanged"
  /// Names this notification for assistive apps.
  public let kAXResizedNotification = "AXResized"
  /// Names this notification for assistive apps.
  public let kAXMovedNotification = "AXMoved"
  /// Names this notification for assistive apps.
  public let kAXCreatedNotification = "AXCreated"
  /// Names this notification for assistive apps.
  public let kAXLayoutChangedNotification = "AXLayoutChanged"
  /// Names this notification for assistive apps.
  public let kAXSelectedTextChangedNotification = "AXSelectedTextChanged"
  /// Names this notification for assistive apps.
  public let kAXTitleChangedNotification = "AXTitleChanged"
  /// Names this notification for assistive apps.
  public let kAXSelectedRowsChangedNotification = "AXSelectedRowsChanged"
  /// Names this notification for assistive apps.
  public let kAXAnnouncementRequestedNotification = "AXAnnouncementRequested"
#endif
