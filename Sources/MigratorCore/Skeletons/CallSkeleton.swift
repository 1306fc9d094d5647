#if Migrator
  import SwiftParser
  import SwiftSyntax

  /// A view that has nothing but one observer, with the properties and methods that its closure uses.
  struct CallSkeleton {
    /// Why a call has no skeleton.
    struct Missing: Error { var reason: String }

    let number: Int
    let report: CallReport
    let text: String
    let making: String
    /// The inputs and states that the observed value is made of.
    let observed: [String]
    let copies: [(name: String, roots: [String])]
    /// The reads of copies, by number.
    let sites: [Int: String]
    /// The functions that no given file declares.
    let unknownCalls: Set<String>
    /// The numbers and texts that the code compares with.
    let numbers: [String]
    let strings: [String]

    init(_ number: Int, _ report: CallReport, in sources: SkeletonSources, reaching types: SkeletonTypes)
      throws(Missing)
    {
      self.number = number
      self.report = report
      let builder = try CallSkeletonBuilder(number, report, sources, types)
      text = builder.text
      making = builder.making
      observed = builder.observedRoots
      copies = builder.copies
      sites = builder.sites
      unknownCalls = builder.unknownCalls
      numbers = builder.literals.numbers
      strings = builder.literals.strings
    }

    var entry: String {
      let copies = copies.map { "(\($0.name.debugDescription), \(Self.list($0.roots)))" }.joined(separator: ", ")
      let sites = sites.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.debugDescription)" }.joined(
        separator: ", ")
      return "\(number): __Entry(make: { AnyView(\(making)) }, observed: \(Self.list(observed)), copies: [\(copies)], "
        + "sites: [\(sites.isEmpty ? ":" : sites)], numbers: [\(numbers.joined(separator: ", "))], strings: [\(strings.joined(separator: ", "))])"
    }

    private static func list(_ names: [String]) -> String {
      "[" + names.map(\.debugDescription).joined(separator: ", ") + "]"
    }
  }
#endif
