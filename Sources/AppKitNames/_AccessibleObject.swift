#if !canImport(Darwin)
  public import KitNames

  /// Values for assistive technologies, which keep them for a program's own reads: no screen reader speaks them.
  @MainActor @preconcurrency
  open class _AccessibleObject {
    public init() {}
    private var accessibilityValues: [String: Any] = [:]
    private func value<Value>(_ key: String, or value: Value) -> Value { accessibilityValues[key] as? Value ?? value }

    // Kept; a getter returns the value last set.
    open func accessibilityValue() -> Any? { accessibilityValues["Value"] }
    open func setAccessibilityValue(_ accessibilityValue: Any?) { accessibilityValues["Value"] = accessibilityValue }
    open func accessibilityRole() -> NSAccessibility.Role? { value("Role", or: nil) }
    open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {
      accessibilityValues["Role"] = accessibilityRole
    }
    open func accessibilitySubrole() -> NSAccessibility.Subrole? { value("Subrole", or: nil) }
    open func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?) {
      accessibilityValues["Subrole"] = accessibilitySubrole
    }
    open func accessibilityLabel() -> String? { value("Label", or: nil) }
    open func setAccessibilityLabel(_ accessibilityLabel: String?) { accessibilityValues["Label"] = accessibilityLabel }
    open func accessibilityTitle() -> String? { value("Title", or: nil) }
    open func setAccessibilityTitle(_ accessibilityTitle: String?) { accessibilityValues["Title"] = accessibilityTitle }
    open func accessibilityHelp() -> String? { value("Help", or: nil) }
    open func setAccessibilityHelp(_ accessibilityHelp: String?) { accessibilityValues["Help"] = accessibilityHelp }
    open func accessibilityRoleDescription() -> String? { value("RoleDescription", or: nil) }
    open func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?) {
      accessibilityValues["RoleDescription"] = accessibilityRoleDescription
    }
    open func accessibilityValueDescription() -> String? { value("ValueDescription", or: nil) }
    open func setAccessibilityValueDescription(_ accessibilityValueDescription: String?) {
      accessibilityValues["ValueDescription"] = accessibilityValueDescription
    }
    open func accessibilityPlaceholderValue() -> String? { value("PlaceholderValue", or: nil) }
    open func setAccessibilityPlaceholderValue(_ accessibilityPlaceholderValue: String?) {
      accessibilityValues["PlaceholderValue"] = accessibilityPlaceholderValue
    }
    open func accessibilityParent() -> Any? { accessibilityValues["Parent"] }
    open func setAccessibilityParent(_ accessibilityParent: Any?) {
      accessibilityValues["Parent"] = accessibilityParent
    }
    open func accessibilityChildren() -> [Any]? { value("Children", or: nil) }
    open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) {
      accessibilityValues["Children"] = accessibilityChildren
    }
    open func accessibilitySelectedChildren() -> [Any]? { value("SelectedChildren", or: nil) }
    open func setAccessibilitySelectedChildren(_ accessibilitySelectedChildren: [Any]?) {
      accessibilityValues["SelectedChildren"] = accessibilitySelectedChildren
    }
    open func accessibilityVisibleChildren() -> [Any]? { value("VisibleChildren", or: nil) }
    open func setAccessibilityVisibleChildren(_ accessibilityVisibleChildren: [Any]?) {
      accessibilityValues["VisibleChildren"] = accessibilityVisibleChildren
    }
    open func accessibilityWindow() -> Any? { accessibilityValues["Window"] }
    open func setAccessibilityWindow(_ accessibilityWindow: Any?) {
      accessibilityValues["Window"] = accessibilityWindow
    }
    open func accessibilityTopLevelUIElement() -> Any? { accessibilityValues["TopLevelUIElement"] }
    open func setAccessibilityTopLevelUIElement(_ accessibilityTopLevelUIElement: Any?) {
      accessibilityValues["TopLevelUIElement"] = accessibilityTopLevelUIElement
    }
    open func accessibilityTitleUIElement() -> Any? { accessibilityValues["TitleUIElement"] }
    open func setAccessibilityTitleUIElement(_ accessibilityTitleUIElement: Any?) {
      accessibilityValues["TitleUIElement"] = accessibilityTitleUIElement
    }
    open func accessibilityLinkedUIElements() -> [Any]? { value("LinkedUIElements", or: nil) }
    open func setAccessibilityLinkedUIElements(_ accessibilityLinkedUIElements: [Any]?) {
      accessibilityValues["LinkedUIElements"] = accessibilityLinkedUIElements
    }
    open func accessibilityURL() -> URL? { value("URL", or: nil) }
    open func setAccessibilityURL(_ accessibilityURL: URL?) { accessibilityValues["URL"] = accessibilityURL }
    open func accessibilityMinValue() -> Any? { accessibilityValues["MinValue"] }
    open func setAccessibilityMinValue(_ accessibilityMinValue: Any?) {
      accessibilityValues["MinValue"] = accessibilityMinValue
    }
    open func accessibilityMaxValue() -> Any? { accessibilityValues["MaxValue"] }
    open func setAccessibilityMaxValue(_ accessibilityMaxValue: Any?) {
      accessibilityValues["MaxValue"] = accessibilityMaxValue
    }
    open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { value("CustomActions", or: nil) }
    open func setAccessibilityCustomActions(_ accessibilityCustomActions: [NSAccessibilityCustomAction]?) {
      accessibilityValues["CustomActions"] = accessibilityCustomActions
    }
    open func accessibilityChildrenInNavigationOrder() -> [Any]? { value("ChildrenInNavigationOrder", or: nil) }
    open func setAccessibilityChildrenInNavigationOrder(_ accessibilityChildrenInNavigationOrder: [Any]?) {
      accessibilityValues["ChildrenInNavigationOrder"] = accessibilityChildrenInNavigationOrder
    }
    open func accessibilityNumberOfCharacters() -> Int { value("NumberOfCharacters", or: 0) }
    open func setAccessibilityNumberOfCharacters(_ accessibilityNumberOfCharacters: Int) {
      accessibilityValues["NumberOfCharacters"] = accessibilityNumberOfCharacters
    }
    open func accessibilitySelectedText() -> String? { value("SelectedText", or: nil) }
    open func setAccessibilitySelectedText(_ accessibilitySelectedText: String?) {
      accessibilityValues["SelectedText"] = accessibilitySelectedText
    }
    open func accessibilitySelectedTextRange() -> NSRange {
      value("SelectedTextRange", or: NSRange(location: 0, length: 0))
    }
    open func setAccessibilitySelectedTextRange(_ accessibilitySelectedTextRange: NSRange) {
      accessibilityValues["SelectedTextRange"] = accessibilitySelectedTextRange
    }
    open func accessibilityVisibleCharacterRange() -> NSRange {
      value("VisibleCharacterRange", or: NSRange(location: 0, length: 0))
    }
    open func setAccessibilityVisibleCharacterRange(_ accessibilityVisibleCharacterRange: NSRange) {
      accessibilityValues["VisibleCharacterRange"] = accessibilityVisibleCharacterRange
    }
    open func accessibilityInsertionPointLineNumber() -> Int { value("InsertionPointLineNumber", or: 0) }
    open func setAccessibilityInsertionPointLineNumber(_ accessibilityInsertionPointLineNumber: Int) {
      accessibilityValues["InsertionPointLineNumber"] = accessibilityInsertionPointLineNumber
    }
    open func accessibilityIndex() -> Int { value("Index", or: 0) }
    open func setAccessibilityIndex(_ accessibilityIndex: Int) { accessibilityValues["Index"] = accessibilityIndex }
    open func accessibilityRowCount() -> Int { value("RowCount", or: 0) }
    open func setAccessibilityRowCount(_ accessibilityRowCount: Int) {
      accessibilityValues["RowCount"] = accessibilityRowCount
    }
    open func accessibilityColumnCount() -> Int { value("ColumnCount", or: 0) }
    open func setAccessibilityColumnCount(_ accessibilityColumnCount: Int) {
      accessibilityValues["ColumnCount"] = accessibilityColumnCount
    }
    open func accessibilityFrame() -> NSRect { value("Frame", or: .zero) }
    open func setAccessibilityFrame(_ accessibilityFrame: NSRect) { accessibilityValues["Frame"] = accessibilityFrame }
    open func accessibilityActivationPoint() -> NSPoint { value("ActivationPoint", or: .zero) }
    open func setAccessibilityActivationPoint(_ accessibilityActivationPoint: NSPoint) {
      accessibilityValues["ActivationPoint"] = accessibilityActivationPoint
    }
    open func accessibilityOrientation() -> NSAccessibilityOrientation { value("Orientation", or: .unknown) }
    open func setAccessibilityOrientation(_ accessibilityOrientation: NSAccessibilityOrientation) {
      accessibilityValues["Orientation"] = accessibilityOrientation
    }
    open func accessibilityIdentifier() -> String { value("Identifier", or: "") }
    open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
      accessibilityValues["Identifier"] = accessibilityIdentifier
    }
    open func isAccessibilityElement() -> Bool { value("Element", or: false) }
    open func setAccessibilityElement(_ accessibilityElement: Bool) {
      accessibilityValues["Element"] = accessibilityElement
    }
    open func isAccessibilityEnabled() -> Bool { value("Enabled", or: true) }
    open func setAccessibilityEnabled(_ accessibilityEnabled: Bool) {
      accessibilityValues["Enabled"] = accessibilityEnabled
    }
    open func isAccessibilityFocused() -> Bool { value("Focused", or: false) }
    open func setAccessibilityFocused(_ accessibilityFocused: Bool) {
      accessibilityValues["Focused"] = accessibilityFocused
    }
    open func isAccessibilityHidden() -> Bool { value("Hidden", or: false) }
    open func setAccessibilityHidden(_ accessibilityHidden: Bool) {
      accessibilityValues["Hidden"] = accessibilityHidden
    }
    open func isAccessibilityExpanded() -> Bool { value("Expanded", or: false) }
    open func setAccessibilityExpanded(_ accessibilityExpanded: Bool) {
      accessibilityValues["Expanded"] = accessibilityExpanded
    }
    open func isAccessibilitySelected() -> Bool { value("Selected", or: false) }
    open func setAccessibilitySelected(_ accessibilitySelected: Bool) {
      accessibilityValues["Selected"] = accessibilitySelected
    }
    open func isAccessibilityEdited() -> Bool { value("Edited", or: false) }
    open func setAccessibilityEdited(_ accessibilityEdited: Bool) {
      accessibilityValues["Edited"] = accessibilityEdited
    }
    open func isAccessibilityModal() -> Bool { value("Modal", or: false) }
    open func setAccessibilityModal(_ accessibilityModal: Bool) { accessibilityValues["Modal"] = accessibilityModal }
    open func isAccessibilityRequired() -> Bool { value("Required", or: false) }
    open func setAccessibilityRequired(_ accessibilityRequired: Bool) {
      accessibilityValues["Required"] = accessibilityRequired
    }
    open func isAccessibilityMinimized() -> Bool { value("Minimized", or: false) }
    open func setAccessibilityMinimized(_ accessibilityMinimized: Bool) {
      accessibilityValues["Minimized"] = accessibilityMinimized
    }
    open func isAccessibilityMain() -> Bool { value("Main", or: false) }
    open func setAccessibilityMain(_ accessibilityMain: Bool) { accessibilityValues["Main"] = accessibilityMain }
    open func isAccessibilityProtectedContent() -> Bool { value("ProtectedContent", or: false) }
    open func setAccessibilityProtectedContent(_ accessibilityProtectedContent: Bool) {
      accessibilityValues["ProtectedContent"] = accessibilityProtectedContent
    }
    /// Always nil: no object has the focus of an assistive technology.
    open var accessibilityFocusedUIElement: Any? { nil }
    /// Always nil: nothing is laid out.
    open func accessibilityHitTest(_ point: NSPoint) -> Any? { nil }

    // False: the object does nothing for an assistive technology, unless a subclass does.
    open func accessibilityPerformPress() -> Bool { false }
    open func accessibilityPerformIncrement() -> Bool { false }
    open func accessibilityPerformDecrement() -> Bool { false }
    open func accessibilityPerformConfirm() -> Bool { false }
    open func accessibilityPerformCancel() -> Bool { false }
    open func accessibilityPerformRaise() -> Bool { false }
    open func accessibilityPerformPick() -> Bool { false }
    open func accessibilityPerformShowMenu() -> Bool { false }
    open func accessibilityPerformShowAlternateUI() -> Bool { false }
    open func accessibilityPerformShowDefaultUI() -> Bool { false }
    open func accessibilityPerformDelete() -> Bool { false }
  }
#endif
