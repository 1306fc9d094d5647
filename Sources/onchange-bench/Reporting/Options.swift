/// What the benchmark was asked for.
struct Options {
  var json = false
  var filter: String?
  var repeats = 15

  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  static let usage = """
    usage: onchange-bench [--json] [--filter TEXT] [--repeats N]
      --json         one JSON object a line
      --filter TEXT  only the measurements whose name has TEXT in it, such as W3, modern or W2/legacy/1000
      --repeats N    how often each is measured, 15 at the least
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": json = true
      case "--filter":
        guard let text = rest.popFirst() else { throw Wrong(description: "--filter needs a text\n" + Self.usage) }
        filter = text
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
