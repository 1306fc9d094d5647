extension MigrationReport {
  /// A value that the closure of an observer copied when it was made: a plain property, a value of the environment, a
  /// local, an item of the capture list.
  public struct CapturedCopy: Hashable, Sendable, Codable {
    /// `CartLine.price`, or a part of it, `CartLine.item.price`. A local value has its name, or its type.
    public let name: String
    /// Its first value, as text.
    public let value: String
    /// Whether it changed at least once together with the observed value.
    public internal(set) var isVaried: Bool
    /// Whether the exploration lists it as a constant of the app.
    public internal(set) var isConstant: Bool
  }

  /// A copy that no step changed together with the observed value.
  public struct UnvariedCopy: Hashable, Sendable, CustomStringConvertible {
    /// The observer whose closure holds it.
    public let observer: Observer
    /// The captured property, local or environment value.
    public let copy: CapturedCopy

    public var description: String {
      let value = copy.value.isEmpty || copy.value.count > 40 ? "" : " (\(copy.value))"
      return "\(copy.name)\(value), captured at \(observer)"
    }
  }
}
