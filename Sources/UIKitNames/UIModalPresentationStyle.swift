#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Ways to cover another controller; `present` treats all of them alike.
  public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case automatic = -2
    case none = -1
  }
#endif
