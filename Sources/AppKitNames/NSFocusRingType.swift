#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Frames around a view with the focus; no renderer draws one.
  public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }
#endif
