/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior: Sendable {
  /// What the tree calls it.
  var _description: String { get }
}

/// Scrolling that comes to rest at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public var _description: String { "paging" }
}

/// Scrolling that comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public var _description: String { "viewAligned" }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
}
