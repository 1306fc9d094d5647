/// How large a presentation is.
public protocol PresentationSizing: Sendable {
  /// What the tree calls it.
  var _description: String { get }
}

/// One of the sizes that there are.
public struct _NamedPresentationSizing: PresentationSizing {
  public let _description: String
}

extension PresentationSizing where Self == _NamedPresentationSizing {
  public static var automatic: Self { Self(_description: "automatic") }
  public static var fitted: Self { Self(_description: "fitted") }
  public static var form: Self { Self(_description: "form") }
  public static var page: Self { Self(_description: "page") }
}
