import Foundation

extension NSSortDescriptor {
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyed: key, ascending: ascending) { NSSortDescriptor.compare($0, $1) { $0.compare($1) } }
  }
  /// Sorts by the stored property of that name; the selector has an effect if it compares as a person would.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.description ?? ""
    self.init(keyed: key, ascending: ascending) { one, other in
      NSSortDescriptor.compare(one, other) {
        name.hasPrefix("localized")
          ? $0.localizedStandardCompare($1)
          : name.hasPrefix("caseInsensitive") ? $0.caseInsensitiveCompare($1) : $0.compare($1)
      }
    }
  }
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyed: key, ascending: ascending) { cmptr($0 as Any, $1 as Any) }
  }
  private convenience init(keyed key: String?, ascending: Bool, _ compare: @escaping (Any?, Any?) -> ComparisonResult) {
    func value(_ object: AnyObject) -> Any? {
      guard let key else { return object }
      return (object as? NSDictionary)?.object(forKey: key) ?? (object as? NSObject)?.value(forKeyPath: key)
    }
    self.init(keyPath: \Any.self, ascending: ascending) { compare(value($0 as AnyObject), value($1 as AnyObject)) }
  }
  private static func compare(
    _ one: Any?, _ other: Any?, texts: (String, String) -> ComparisonResult
  ) -> ComparisonResult {
    switch (flattened(one), flattened(other)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let one as String, let other as String): texts(one, other)
    case (let one as Date, let other as Date): one.compare(other)
    case (let one as NSNumber, let other as NSNumber): one.compare(other)
    default: .orderedSame
    }
  }
  /// The value in an optional one; a number as an object.
  private static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return flattened(mirror.children.first?.value) }
    return value is String || value is Date ? value : value as AnyObject
  }
  /// Sorts as the descriptor does.
  public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \Any.self, ascending: sortDescriptor.order == .forward) { one, other in
      guard let one = one as? Compared, let other = other as? Compared else { return .orderedSame }
      let result = sortDescriptor.compare(one, other)
      return sortDescriptor.order == .forward
        ? result
        : result == .orderedAscending ? .orderedDescending : result == .orderedSame ? result : .orderedAscending
    }
  }
}

extension NSSortDescriptor {
  /// Sorts by a value that may be nil, which comes before others.
  @_disfavoredOverload
  public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { one, other in
      switch (one as? Value, other as? Value) {
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      case (let one?, let other?): one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
      }
    }
  }
}

extension String.StandardComparator {
  private static func reading(options: Int) -> Self {
    let text = #"{"options":\#(options),"order":true,"isLocalized":true}"#
    return (try? JSONDecoder().decode(Self.self, from: Data(text.utf8))) ?? .lexical
  }
  public static let localized = reading(options: 0)
  public static let localizedStandard = reading(options: 1 | 64 | 256 | 512)
}

extension SortComparator where Self == String.StandardComparator {
  public static var localizedStandard: Self { String.StandardComparator.localizedStandard }
  public static var localized: Self { String.StandardComparator.localized }
}
