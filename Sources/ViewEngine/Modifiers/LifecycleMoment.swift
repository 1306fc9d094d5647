/// When the action of a view runs that acts as it comes or goes.
public protocol _LifecycleMoment {
  static var isAppearance: Bool { get }
}

/// As the view comes to be shown.
public enum _Appearance: _LifecycleMoment {
  @inlinable public static var isAppearance: Bool { true }
}

/// As the view is removed or hidden.
public enum _Disappearance: _LifecycleMoment {
  @inlinable public static var isAppearance: Bool { false }
}
