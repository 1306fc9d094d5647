/// What the benchmark was asked for.
struct Options {
  var json = false
  var filter: String?
  var repeats = 15
  /// Where the plots go.
  var plots: String?

  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  static let usage = """
    usage: onchange-bench [--json] [--filter TEXT] [--repeats N] [--svg DIRECTORY]
      --json           one JSON object a line
      --filter TEXT    only the measurements whose name has TEXT in it, such as W3, modern or W2/legacy/1000
      --repeats N      how often each is measured, 15 at the least
      --svg DIRECTORY  also writes a plot of each workload's time against its size
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": json = true
      case "--filter":
        guard let text = rest.popFirst() else { throw Wrong(description: "--filter needs a text\n" + Self.usage) }
        filter = text
      case "--svg":
        guard let directory = rest.popFirst() else {
          throw Wrong(description: "--svg needs a directory\n" + Self.usage)
        }
        plots = directory
      case "--repeats":
        guard let number = rest.popFirst().flatMap({ Int($0) }), number >= 15 else {
          throw Wrong(description: "--repeats needs a whole number of 15 or more\n" + Self.usage)
        }
        repeats = number
      default: throw Wrong(description: "unknown option \(argument)\n" + Self.usage)
      }
    }
  }
}
