#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// A wish about the keyboard; fields and text views keep theirs without effect.
  @MainActor @preconcurrency
  public protocol UITextInputTraits: AnyObject {
    /// Kept by each conforming class; no keys appear.
    var keyboardType: UIKeyboardType { get set }
  }
#endif
