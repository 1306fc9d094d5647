#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// The members of values of libraries, each of which has to change by itself if code reads it: `url.query`.
  extension CaptureLeaves {
    private typealias Members = [String: (Any) -> Any]

    /// - Returns: whether the code reads nothing besides these members.
    func addMembers(of type: Any.Type, at address: UnsafeRawPointer, _ path: String, _ reads: ReadParts) -> Bool {
      guard case .paths(let paths) = reads, !paths.contains([]), let members = Self.members(of: type) else {
        return false
      }
      func value<Value>(_ type: Value.Type) -> Any { address.assumingMemoryBound(to: Value.self).pointee }
      let value = _openExistential(type, do: value)
      var isAll = true
      for name in Set(paths.compactMap(\.first)) {
        if let read = members[name] {
          add(boxed: read(value), "\(path).\(name)", reads.parts(of: name, among: Array(members.keys)) ?? .whole)
        } else if let data = value as? Data, let index = Int(name.dropFirst().dropLast()) {
          add(boxed: data.indices.contains(index) ? data[index] : UInt8?.none as Any, path + name, .whole)
        } else {
          isAll = false
        }
      }
      return isAll
    }

    private static func members(of type: Any.Type) -> Members? {
      known[ObjectIdentifier(type)] ?? (type as? any Collection.Type).map { ofCollection($0) }
    }

    private static func ofCollection<Elements: Collection>(_ type: Elements.Type) -> Members {
      func all(_ value: Any) -> Elements { value as! Elements }
      return [
        "count": { all($0).count }, "isEmpty": { all($0).isEmpty }, "first": { all($0).first as Any },
        "last": { (all($0) as? any BidirectionalCollection)?.last as Any },
      ]
    }

    private static func members<Value>(_ paths: [String: PartialKeyPath<Value>]) -> (ObjectIdentifier, Members) {
      (ObjectIdentifier(Value.self), paths.mapValues { path in { ($0 as! Value)[keyPath: path] } })
    }

    private static let known = Dictionary(
      uniqueKeysWithValues: [
        members([
          "scheme": \URL.scheme, "host": \.host, "port": \.port, "path": \.path, "query": \.query,
          "fragment": \.fragment, "lastPathComponent": \.lastPathComponent, "pathExtension": \.pathExtension,
        ]),
        members(["scheme": \URLComponents.scheme, "host": \.host, "path": \.path, "queryItems": \.queryItems]),
        members([
          "year": \DateComponents.year, "month": \.month, "day": \.day, "hour": \.hour, "minute": \.minute,
          "second": \.second, "weekday": \.weekday, "weekOfYear": \.weekOfYear, "timeZone": \.timeZone,
        ]),
      ])
  }
#endif
