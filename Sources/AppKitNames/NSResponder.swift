#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// The base of AppKit's views, windows and controllers.
  ///
  /// NB: no `NSObject`: Foundation's `init()` belongs to no actor here, and a subclass could not add one that does.
  @MainActor @preconcurrency
  open class NSResponder: _AccessibleObject, nonisolated Hashable, _KeyValueCodingAndObserving {
    public override init() {}

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
    /// Empty, a hook for subclasses; no trackpad is touched, and no tablet is used.
    open func touchesBegan(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is touched, and no tablet is used.
    open func touchesMoved(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is touched, and no tablet is used.
    open func touchesEnded(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is touched, and no tablet is used.
    open func touchesCancelled(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is touched, and no tablet is used.
    open func beginGesture(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is touched, and no tablet is used.
    open func endGesture(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is touched, and no tablet is used.
    open func quickLook(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is touched, and no tablet is used.
    open func tabletPoint(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is touched, and no tablet is used.
    open func tabletProximity(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is touched, and no tablet is used.
    open func changeMode(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is touched, and no tablet is used.
    open func mouseCancelled(with event: NSEvent) {}
    /// Empty, a hook for subclasses; no trackpad is touched, and no tablet is used.
    open func helpRequested(_ eventPtr: NSEvent) {}
    // Commands of keys and menus; empty, hooks for subclasses.
    /// Empty, a hook for subclasses that only a test calls.
    open func moveUp(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func moveDown(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func moveLeft(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func moveRight(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func moveForward(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func moveBackward(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func moveWordLeft(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func moveWordRight(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func moveToBeginningOfLine(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func moveToEndOfLine(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func moveToBeginningOfDocument(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func moveToEndOfDocument(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func moveUpAndModifySelection(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func moveDownAndModifySelection(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func pageUp(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func pageDown(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func scrollPageUp(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func scrollPageDown(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func scrollLineUp(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func scrollLineDown(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func scrollToBeginningOfDocument(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func scrollToEndOfDocument(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func insertTab(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func insertBacktab(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func insertNewline(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func insertNewlineIgnoringFieldEditor(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func insertLineBreak(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func deleteForward(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func deleteBackward(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func deleteWordBackward(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func deleteToBeginningOfLine(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func selectAll(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func complete(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func uppercaseWord(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func lowercaseWord(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func capitalizeWord(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func quickLookPreviewItems(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func showContextHelp(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func newWindowForTab(_ sender: Any?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func noResponder(for eventSelector: Selector) {}
    /// False, unless a subclass overrides it.
    open func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool { false }
    /// False, unless a subclass overrides it.
    open func wantsScrollEventsForSwipeTracking(on axis: NSEvent.GestureAxis) -> Bool { false }
    /// True, unless a subclass overrides it.
    open func validateProposedFirstResponder(_ responder: NSResponder, for event: NSEvent?) -> Bool { true }
    /// Nil, unless a subclass overrides it; no service asks.
    open func validRequestor(
      forSendType sendType: NSPasteboard.PasteboardType?, returnType: NSPasteboard.PasteboardType?
    ) -> Any? { nil }
    /// Nil, unless a subclass overrides it.
    open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { nil }
    /// Returns false: no alert opens.
    @discardableResult
    open func presentError(_ error: any Error) -> Bool { false }
    /// The error itself, unless a subclass overrides it.
    open func willPresentError(_ error: any Error) -> any Error { error }
    /// Nil at first; nothing is shown.
    open var touchBar: NSTouchBar?
    /// Nil, unless a subclass overrides it.
    open func makeTouchBar() -> NSTouchBar? { nil }
    /// Kept, nil at first.
    open var userActivity: NSUserActivity?
    /// Empty, a hook for subclasses; no state is saved.
    open func updateUserActivityState(_ userActivity: NSUserActivity) {}
    /// Empty, a hook for subclasses; no state is saved.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Empty, a hook for subclasses; no state is saved.
    open func restoreState(with coder: NSCoder) {}
    /// Empty, a hook for subclasses; no state is saved.
    open func invalidateRestorableState() {}
    /// Empty, a hook for subclasses; no state is saved.
    open func flushBufferedKeyEvents() {}
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
