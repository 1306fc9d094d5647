import OnChangeCompat

/// The options of the benchmark.
struct Options {
  enum Request { case measurements, list, help }

  private(set) var request = Request.measurements
  private(set) var json = false
  private(set) var filter: String?
  private(set) var repeats = 15

  /// An invalid option, with the valid ones.
  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  static let usage = """
    usage: onchange-bench [--json] [--filter TEXT] [--repeats N]
      --json           one JSON object a line
      --filter TEXT    only the measurements whose name has TEXT in it, such as W3, modern or W2/legacy/1000
      --repeats N      how often each is measured, 3 at the least
      --list           names the measurements
      --help           shows this
    """

  /// - Parameter names: the names of all measurements.
  init(_ arguments: [String], names: [String]) throws(Wrong) {
    var rest = arguments[...]
    func value(of option: String, _ what: String) throws(Wrong) -> String {
      guard let value = rest.popFirst() else { throw Wrong(description: "\(option) needs \(what)\n" + Self.usage) }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        request = .help
        return
      case "--list": request = .list
      case "--json": json = true
      case "--filter": filter = try value(of: argument, "a text")
      case "--repeats":
        let text = try value(of: argument, "a whole number of 3 or more")
        guard let number = Int(text), number >= 3 else {
          throw Wrong(description: "--repeats needs a whole number of 3 or more, not \(text)\n" + Self.usage)
        }
        repeats = number
      default: throw Wrong(description: "unknown option \(argument)\n" + Self.usage)
      }
    }
    guard let filter, !names.contains(where: wants) else { return }
    let near = NearestNames.of(names, to: filter, count: 3)
    throw Wrong(
      description: "no measurement has \"\(filter)\" in its name; the nearest are \(near.joined(separator: ", ")). "
        + "--list names all.")
  }

  /// Whether a measurement is asked for.
  func wants(_ name: String) -> Bool { filter.map { "\(name)/".contains($0) } ?? true }
}
