#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Labels of the key that ends a line; text inputs keep one without effect.
  public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
  }
#endif
