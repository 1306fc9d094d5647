import OnChangeCompat

/// The request to the command.
enum Options: Equatable {
  case run([String])
  /// The history of the updaters, as a picture in that file.
  case picture(String)
  /// The reports of the migrations, as pages in that folder.
  case pages(String)
  case list
  case help

  static let usage = """
    usage: onchange-examples [NAME…]
           onchange-examples updaters --svg FILE
           onchange-examples migration --html FOLDER
      NAME           runs the scenarios of that name; without one, all
      --svg FILE     writes what the updaters show as a picture
      --html FOLDER  writes what exploring the migrations shows, a page for each
      --list         names them
      --help         shows this
    """

  /// An invalid option, with the valid ones.
  struct Wrong: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String], names: [String]) throws(Wrong) {
    var wanted: [String] = []
    if let place = arguments.firstIndex(of: "--svg") {
      guard arguments.first == "updaters", place == 1, arguments.count == 3 else {
        throw Wrong(description: "--svg is written behind updaters, with one file behind it\n\(Self.usage)")
      }
      self = .picture(arguments[2])
      return
    }
    if let place = arguments.firstIndex(of: "--html") {
      guard arguments.first == "migration", place == 1, arguments.count == 3 else {
        throw Wrong(description: "--html is written behind migration, with one folder behind it\n\(Self.usage)")
      }
      self = .pages(arguments[2])
      return
    }
    for argument in arguments {
      switch argument {
      case "--list":
        self = .list
        return
      case "--help", "-h":
        self = .help
        return
      case let option where option.hasPrefix("-"):
        throw Wrong(description: "unknown option \(option)\n\(Self.usage)")
      case let name where names.contains(name): wanted.append(name)
      case let name:
        let near = NearestNames.of(names, to: name, count: 3)
        throw Wrong(
          description: "there is no scenario \"\(name)\"; the nearest are \(near.joined(separator: ", ")). "
            + "--list names all.")
      }
    }
    self = .run(wanted.isEmpty ? names : wanted)
  }
}
