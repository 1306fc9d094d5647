#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// The base of AppKit's views, windows and controllers.
  ///
  /// NB: no `NSObject`: Foundation's `init()` belongs to no actor here, and a subclass could not add one that does.
  @MainActor @preconcurrency
  open class NSResponder: nonisolated Hashable, _KeyValueCodingAndObserving {
    public init() {}

    /// Nil at first; a view gets its controller or superview, a content view its window. No event travels along it.
    open weak var nextResponder: NSResponder?
    /// Nil at first; a view's `menu(for:)` returns it.
    open var menu: NSMenu?
    /// Always nil, unless a subclass overrides it.
    open var undoManager: UndoManager? { nil }
    /// False, unless a subclass overrides it. Ask it before `makeFirstResponder(_:)`, which does not.
    open var acceptsFirstResponder: Bool { false }
    /// Returns true. `NSWindow.makeFirstResponder(_:)` calls it on the new responder.
    @discardableResult
    open func becomeFirstResponder() -> Bool { true }
    /// Returns true. `NSWindow.makeFirstResponder(_:)` calls it on the old responder, which stays for false.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    // Never called: no event arrives.
    /// Empty, a hook for subclasses; no window dispatches clicks.
    open func mouseDown(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no button is released.
    open func mouseUp(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no pointer drags.
    open func mouseDragged(with event: NSEvent) {}
    /// Empty, a hook for subclasses; tracking areas have no effect.
    open func mouseMoved(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no tracking area fires.
    open func mouseEntered(with event: NSEvent) {}
    /// Empty, a hook for subclasses, since no pointer entered.
    open func mouseExited(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no context menu opens either.
    open func rightMouseDown(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func rightMouseUp(with event: NSEvent) {}
    /// Empty, a hook for subclasses; a middle button reaches no view.
    open func otherMouseDown(with event: NSEvent) {}
    /// Empty, a hook for subclasses; a scroll view does not override it.
    open func scrollWheel(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is pinched.
    open func magnify(with event: NSEvent) {}
    /// Empty, a hook for subclasses. A key from a test ends at the monitors.
    open func keyDown(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no key is released.
    open func keyUp(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no modifier key is read.
    open func flagsChanged(with event: NSEvent) {}
    /// Empty, a hook for subclasses; `NSCursor` changes only by its own methods.
    open func cursorUpdate(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is touched.
    open func swipe(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is touched.
    open func rotate(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is touched.
    open func smartMagnify(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is pressed.
    open func pressureChange(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func otherMouseUp(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func otherMouseDragged(with event: NSEvent) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func rightMouseDragged(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no input method types.
    open func insertText(_ insertString: Any) {}
    // For views and windows. Nothing is dragged; only a test calls them.
    /// No operation, unless a subclass overrides it.
    open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
    /// No operation, unless a subclass overrides it.
    open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
    /// Empty, a hook for subclasses.
    open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
    /// Empty, a hook for subclasses.
    open func draggingEnded(_ sender: any NSDraggingInfo) {}
    /// True, unless a subclass overrides it.
    open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
    /// False, unless a subclass overrides it.
    open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
    /// Empty, a hook for subclasses.
    open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
    /// Always false; neither menus nor buttons look for a shortcut.
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    /// Empty, a hook for subclasses; the escape key does not cause it.
    open func cancelOperation(_ sender: Any?) {}
    /// No effect: without Objective-C no selector reaches a method.
    open func doCommand(by selector: Selector) {}
    /// No effect: no input method turns keys into commands.
    open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
    /// Always false, as no method is found by its selector.
    open func tryToPerform(_ action: Selector, with object: Any?) -> Bool { false }

    /// Whether the object is of that class or of a subclass.
    public nonisolated func isKind(of aClass: AnyClass) -> Bool { isInstance(self, of: aClass) }
    /// Always false, as no method is found by its selector.
    public nonisolated func responds(to aSelector: Selector!) -> Bool { false }
    /// The class without its module.
    public nonisolated var className: String { "\(type(of: self))" }

    public nonisolated static func == (one: NSResponder, other: NSResponder) -> Bool { one === other }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
