#if !canImport(Darwin)
  import CoreGraphicsNames

  /// A movement of one property of a layer between kept end points.
  @MainActor @preconcurrency
  open class CABasicAnimation: CAAnimation {
    /// The property's name; nil without an argument. No layer is searched for it.
    public var keyPath: String?
    /// The start, of any type, nil at first.
    public var fromValue: Any?
    /// The end, of any type, nil at first; the layer's property does not take it.
    public var toValue: Any?
    /// The difference, of any type, nil at first; no addition happens.
    public var byValue: Any?

    /// Keeps the property's name; the three values are nil.
    public init(keyPath path: String? = nil) { keyPath = path }
  }
#endif
