#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  extension NSSavePanel {
    /// Kept; the panel does not appear.
    public var accessoryView: NSView? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept; the panel does not appear.
    public var level: NSWindow.Level {
      get { KeptValues.value(of: self, or: .modalPanel) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept; the panel does not appear.
    public var identifier: NSUserInterfaceItemIdentifier? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept; the panel does not appear.
    public var allowedFileTypes: [String]? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept; the panel does not appear.
    public var tagNames: [String]? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept; the panel does not appear.
    public var showsContentTypes: Bool {
      get { KeptValues.value(of: self, or: false) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept; the panel does not appear.
    public var currentContentType: UTType? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept; the panel does not appear.
    public var appearance: NSAppearance? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept; the panel does not appear.
    public var styleMask: NSWindow.StyleMask {
      get { KeptValues.value(of: self, or: [.titled]) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Held until the panel is released; nothing is called.
    public var delegate: (any NSOpenSavePanelDelegate)? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Always false.
    public var isExpanded: Bool { false }
    /// Takes the next of the answers at once; the window gets no sheet.
    public func beginSheetModal(
      for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
    ) { handler(runModal()) }
    /// Takes the next of the answers without suspending; the window gets no sheet.
    public func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { runModal() }
    // Without effect: the panel does not appear.
    public func cancel(_ sender: Any?) {}
    public func ok(_ sender: Any?) {}
    public func validateVisibleColumns() {}
    public func orderFrontRegardless() {}
    public func makeKeyAndOrderFront(_ sender: Any?) {}
    public func orderOut(_ sender: Any?) {}
    public func close() {}
    public func center() {}
  }

  extension NSOpenPanel {
    /// Kept; the panel does not appear.
    public var isAccessoryViewDisclosed: Bool {
      get { KeptValues.value(of: self, or: false) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept; the panel does not appear.
    public var canDownloadUbiquitousContents: Bool {
      get { KeptValues.value(of: self, or: true) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept; the panel does not appear.
    public var canResolveUbiquitousConflicts: Bool {
      get { KeptValues.value(of: self, or: true) }
      set { KeptValues.keep(newValue, for: self) }
    }
  }

  /// Decides what a panel may choose. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSOpenSavePanelDelegate: AnyObject {
    func panel(_ sender: Any, shouldEnable url: URL) -> Bool
    func panel(_ sender: Any, validate url: URL) throws
    func panel(_ sender: Any, didChangeToDirectoryURL url: URL?)
    func panelSelectionDidChange(_ sender: Any?)
  }

  extension NSOpenSavePanelDelegate {
    public func panel(_ sender: Any, shouldEnable url: URL) -> Bool { true }
    public func panel(_ sender: Any, validate url: URL) throws {}
    public func panel(_ sender: Any, didChangeToDirectoryURL url: URL?) {}
    public func panelSelectionDidChange(_ sender: Any?) {}
  }

  extension NSAlert {
    /// Kept and false at first.
    public var showsHelp: Bool {
      get { KeptValues.value(of: self, or: false) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first.
    public var helpAnchor: String? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Without effect: nothing is laid out.
    public func layout() {}
  }
#endif
