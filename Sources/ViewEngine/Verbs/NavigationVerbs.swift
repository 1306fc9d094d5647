import Foundation

/// Selects a tab.
enum Select: Verb {
  /// Nil for a tab without a value of the selection's type.
  typealias Action = (() -> Void)?
  static var kind: Interaction.Kind { .select }
  static var noun: String { "tab" }
  static func call(_ label: String) -> String { "select(\(label))" }
}

/// Leaves the top page of a navigation stack.
enum GoBack: Verb {
  typealias Action = () -> Void
  static var kind: Interaction.Kind { .goBack }
  static var noun: String { "page of the navigation stack" }
  static var takesLabel: Bool { false }
  static func call(_ label: String) -> String { "goBack()" }
  static var takesIndex: Bool { false }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "go back" }
}

/// Dismisses the topmost sheet.
enum DismissSheet: Verb {
  typealias Action = () -> Void
  static var kind: Interaction.Kind { .dismissSheet }
  static var noun: String { "sheet" }
  static var takesLabel: Bool { false }
  static func call(_ label: String) -> String { "dismissSheet()" }
  static var takesIndex: Bool { false }
  static func words(_ target: StepTarget, _ input: NoInput) -> String { "swipe the sheet down" }
}

/// Chooses files.
enum ChooseFiles: Verb {
  typealias Input = FilePaths
  typealias Action = FileChoice
  static var kind: Interaction.Kind { .chooseFiles }
  static var noun: String { "file importer" }
  static var takesLabel: Bool { false }
  static func call(_ label: String) -> String { "chooseFile(…)" }
  static var takesIndex: Bool { false }
  static var needsValue: Bool { true }
  static func words(_ target: StepTarget, _ input: FilePaths) -> String {
    "choose " + input.paths.map(\.debugDescription).joined(separator: ", ")
  }
  static func arguments(_ target: StepTarget, _ input: FilePaths) -> [String] {
    ["[" + input.paths.map(\.debugDescription).joined(separator: ", ") + "]"]
  }
}

extension Interaction.Kind {
  /// An interaction that `ViewHost.select` performs.
  public static let select = Interaction.Kind("select")
  /// An interaction that `ViewHost.goBack` performs.
  public static let goBack = Interaction.Kind("goBack")
  /// An interaction that `ViewHost.dismissSheet` performs.
  public static let dismissSheet = Interaction.Kind("dismissSheet")
  /// An interaction that `ViewHost.chooseFiles` performs.
  public static let chooseFiles = Interaction.Kind("chooseFiles")
}

/// The actions of the file picker.
struct FileChoice {
  let allowsMany: Bool
  let choose: ([URL]) -> Void
}

/// The paths of files, one on each line.
struct FilePaths: StepInput {
  let paths: [String]
  init(_ paths: [String]) { self.paths = paths }
  init?(stepText: String) { paths = stepText.split(separator: "\n").map { String($0) } }
  var stepText: String { paths.joined(separator: "\n") }
  static var advice: String { "write a path on each line" }
}
