import OnChangeCompat

/// The request to the command.
enum Options: Equatable {
  /// A line for each scenario, and one of them in full.
  case overview
  case run([String])
  /// The history of the updaters, as a picture in that file.
  case picture(String)
  /// The reports of the migrations, as pages in that folder.
  case pages(String)
  case list
  case help

  static let usage = """
    usage: onchange-examples [NAME… | --all]
           onchange-examples updaters --svg FILE
           onchange-examples migration --html FOLDER
      NAME           runs these scenarios; without a name, says of each scenario whether its two sides differ
      --all          runs all scenarios, event by event
      --svg FILE     writes the colours of the squares as a picture
      --html FOLDER  writes one page for each migration's report
      --list         lists the scenarios
      --help         shows this text
    """

  /// An invalid option, with the valid ones.
  struct Wrong: Error, Equatable, CustomStringConvertible { let description: String }

  init(_ arguments: [String], names: [String]) throws(Wrong) {
    var wanted: [String] = []
    if let place = arguments.firstIndex(of: "--svg") {
      guard arguments.first == "updaters", place == 1, arguments.count == 3 else {
        throw Wrong(
          description:
            "--svg requires the scenario updaters and one file. To fix, write: updaters --svg FILE\n\(Self.usage)")
      }
      self = .picture(arguments[2])
      return
    }
    if let place = arguments.firstIndex(of: "--html") {
      guard arguments.first == "migration", place == 1, arguments.count == 3 else {
        throw Wrong(
          description:
            "--html requires the scenario migration and one folder. To fix, write: migration --html FOLDER\n\(Self.usage)"
        )
      }
      self = .pages(arguments[2])
      return
    }
    for argument in arguments {
      switch argument {
      case "--all": wanted = names
      case "--list":
        self = .list
        return
      case "--help", "-h":
        self = .help
        return
      case let option where option.hasPrefix("-"):
        throw Wrong(description: "there is no option \(option). To fix, use one of these:\n\(Self.usage)")
      case let name where names.contains(name): if wanted != names { wanted.append(name) }
      case let name:
        let near = NearestNames.of(names, to: name, count: 3)
        throw Wrong(
          description: "there is no scenario \"\(name)\"; the nearest are \(near.joined(separator: ", ")). "
            + "To fix, use one of them; --list lists all.")
      }
    }
    self = wanted.isEmpty ? .overview : .run(wanted)
  }
}
