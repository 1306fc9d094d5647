#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// Receives the edits of a text. The engine calls no method of it.
  @MainActor @preconcurrency
  public protocol NSTextDelegate: AnyObject {
    /// Only tests call it; the default is empty.
    func textDidBeginEditing(_ notification: Notification)
    /// Only tests call it, since no text loses the focus; empty by default.
    func textDidEndEditing(_ notification: Notification)
    /// Only tests call it: a new `string` does not cause it.
    func textDidChange(_ notification: Notification)
    /// Only tests call it; true by default.
    func textShouldBeginEditing(_ textObject: NSText) -> Bool
    /// Only tests call it; true by default.
    func textShouldEndEditing(_ textObject: NSText) -> Bool
  }

  extension NSTextDelegate {
    public func textDidBeginEditing(_ notification: Notification) {}
    public func textDidEndEditing(_ notification: Notification) {}
    public func textDidChange(_ notification: Notification) {}
    public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
    public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
  }
#endif
