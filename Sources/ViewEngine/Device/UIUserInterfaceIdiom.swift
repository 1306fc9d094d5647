#if !canImport(Darwin)
  /// What kind of device an app is on.
  public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
  }
#endif
