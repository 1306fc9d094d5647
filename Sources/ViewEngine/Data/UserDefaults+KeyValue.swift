#if !canImport(Darwin)
  public import Foundation

  // Key-value coding, as far as it means the defaults themselves: Foundation has none of it beside Objective-C.
  extension UserDefaults {
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }
#endif
