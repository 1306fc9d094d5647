import Foundation

/// A value of a property list, such as a `project.pbxproj`.
struct PropertyList {
  private let value: Any

  /// - Returns: nil for bytes that are no property list.
  init?(_ bytes: [UInt8]) {
    guard let value = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) else { return nil }
    self.value = value
  }

  private init(value: Any) { self.value = value }
  var text: String? { value as? String }
  var texts: [String] { (value as? [Any])?.compactMap { $0 as? String } ?? text.map { [$0] } ?? [] }
  var table: [String: PropertyList]? { (value as? [String: Any])?.mapValues(PropertyList.init(value:)) }

  /// The value of a key; nil for a missing key, and for other values than tables.
  subscript(key: String) -> PropertyList? { (value as? [String: Any])?[key].map(PropertyList.init(value:)) }
}
