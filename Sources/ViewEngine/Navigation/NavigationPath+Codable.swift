extension NavigationPath {
  /// A path as something that can be stored: the names of the types of its values, and the values.
  ///
  /// NB: a type is found again by its mangled name, as in SwiftUI: what was stored before a type was renamed cannot be
  /// decoded.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [any Codable & Hashable]

    fileprivate init(_ values: [any Codable & Hashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [any Codable & Hashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "NavigationPath: there is no codable type \(name) any more.")
        }
        values.append(try container.decode(type))
      }
      self.values = values
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        try container.encode(_mangledTypeName(type(of: value)) ?? "\(type(of: value))")
        try container.encode(value)
      }
    }

    public static func == (first: Self, second: Self) -> Bool {
      first.values.map { AnyHashable($0) } == second.values.map { AnyHashable($0) }
    }
  }

  /// The path to be stored; nil if one of its values is not `Codable`.
  public var codable: CodableRepresentation? {
    let codable = values.compactMap { $0.base as? any Codable & Hashable }
    return codable.count == values.count ? CodableRepresentation(codable) : nil
  }

  /// A path that was stored.
  public init(_ codable: CodableRepresentation) { values = codable.values.map { AnyHashable($0) } }
}
