import MigratorCore

extension Options {
  /// The options for some arguments of the command.
  init(arguments: [String]) {
    self.init()
    for (position, argument) in arguments.enumerated() {
      switch argument {
      case "--style": style = Style(rawValue: arguments[position + 1])!
      case "reverse": direction = .reverse
      case "--keep-old-captures": keepsOldCaptures = true
      case "--replace-backports": replacesBackports = true
      case "--merge-appear": mergesAppear = true
      default: precondition(position > 0 && arguments[position - 1] == "--style", "unknown argument \(argument)")
      }
    }
  }
}
