/// The targets of all projects, by the files that they compile.
struct XcodeTargets {
  typealias Entry = (target: XcodeProject.Target, file: String, mentionsShim: Bool)
  let all: [Entry]
  private var files: [String: [Int]] = [:]
  private var folders: [String: [(number: Int, exceptions: Set<String>)]] = [:]

  init(_ all: [Entry]) {
    self.all = all
    for (number, entry) in all.enumerated() {
      for file in entry.target.files { files[file, default: []].append(number) }
      for (folder, exceptions) in entry.target.folders { folders[folder, default: []].append((number, exceptions)) }
    }
  }

  /// The numbers of the targets that compile a file, in order.
  func numbers(compiling path: String) -> [Int] {
    var found = Set(files[path] ?? [])
    if !folders.isEmpty {
      // The file itself, and each folder around it: an exception may name any of them.
      var inside: Set<String> = []
      var place = path
      while place != "/" {
        for (number, exceptions) in folders[place] ?? [] where exceptions.isDisjoint(with: inside) {
          found.insert(number)
        }
        inside.insert(place)
        place = FilePath.folder(of: place)
      }
    }
    return found.sorted()
  }

  /// The number of the target that compiles most of some files: the first one of these.
  func target(of paths: [String]) -> Int? {
    let counts = Dictionary(grouping: paths.flatMap(numbers), by: \.self)
    return counts.min { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }?.key
  }
}
