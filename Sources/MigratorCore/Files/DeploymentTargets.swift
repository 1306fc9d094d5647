/// The oldest systems that code is built for.
package struct DeploymentTargets: Sendable, Equatable, Codable {
  /// Each platform's lowest version.
  package var versions: [String: SystemVersion]
  /// The file or option that sets these targets.
  package var source: String

  package init(_ versions: [String: SystemVersion], source: String) {
    (self.versions, self.source) = (versions, source)
  }

  /// The first systems with the modern form.
  private static let modern: [String: SystemVersion] = [
    "iOS": SystemVersion([17]), "macOS": SystemVersion([14]), "tvOS": SystemVersion([17]),
    "watchOS": SystemVersion([10]), "macCatalyst": SystemVersion([17]), "visionOS": SystemVersion([1]),
  ]

  package static let platforms = modern.keys.sorted()

  /// The platforms that are too old for the modern form, in words; nil where all have it.
  package var lacking: String? {
    let older = versions.filter { platform, version in Self.modern[platform].map { version < $0 } ?? false }
    return older.isEmpty ? nil : older.map { "\($0) \($1)" }.sorted().joined(separator: ", ")
  }

  mutating func lower(_ platform: String, to version: SystemVersion) {
    versions[platform] = versions[platform].map { min($0, version) } ?? version
  }
}

/// A version of a system, as `15.4`.
package struct SystemVersion: Sendable, Hashable, Codable, Comparable, CustomStringConvertible {
  private var numbers: [Int]
  init(_ numbers: [Int]) { self.numbers = numbers }

  /// - Returns: nil for a text that is no version.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    numbers = parts.compactMap { $0 }
    guard numbers.count == parts.count, (1...3).contains(parts.count), numbers.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
  }

  package var description: String {
    (numbers.count == 1 ? numbers + [0] : numbers).map(String.init).joined(separator: ".")
  }

  package static func < (left: Self, right: Self) -> Bool {
    for place in 0..<max(left.numbers.count, right.numbers.count) {
      let (one, other) = (left.number(place), right.number(place))
      if one != other { return one < other }
    }
    return false
  }

  package static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }
  package func hash(into hasher: inout Hasher) { hasher.combine(number(0)) }
  private func number(_ place: Int) -> Int { place < numbers.count ? numbers[place] : 0 }
}
