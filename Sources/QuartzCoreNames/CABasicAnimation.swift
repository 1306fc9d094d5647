#if !canImport(Darwin)
  import CoreGraphicsNames

  /// A movement of one property of a layer; no layer is searched for it.
  @MainActor @preconcurrency
  open class CAPropertyAnimation: CAAnimation {
    /// The property's name; nil without an argument.
    open var keyPath: String?
    /// Kept and false at first.
    open var isAdditive = false
    /// Kept and false at first.
    open var isCumulative = false
    /// A function of the value, nil at first.
    open var valueFunction: CAValueFunction?
    /// Keeps the property's name.
    public init(keyPath path: String? = nil) { keyPath = path }
  }

  /// A movement of one property of a layer between kept end points.
  @MainActor @preconcurrency
  open class CABasicAnimation: CAPropertyAnimation {
    /// The start, of any type, nil at first.
    open var fromValue: Any?
    /// The end, of any type, nil at first; the layer's property does not take it.
    open var toValue: Any?
    /// The difference, of any type, nil at first; no addition happens.
    open var byValue: Any?
  }

  /// A function of an animated value, by name.
  public final class CAValueFunction: Sendable {
    /// The name from the initializer.
    public let name: CAValueFunctionName
    /// Keeps the name.
    public init?(name: CAValueFunctionName) { self.name = name }
  }

  /// Functions of animated values.
  public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let translate = CAValueFunctionName(rawValue: "translate")
  }
#endif
