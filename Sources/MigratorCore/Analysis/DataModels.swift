import Foundation

/// The entities of Core Data models: classes that no Swift file declares.
enum DataModels {
  static func entities(below paths: [String]) -> Set<String> {
    var names: Set<String> = []
    for given in paths {
      // A walk does not enter a link, not even at its root.
      let path = URL(fileURLWithPath: given).resolvingSymlinksInPath().path
      guard let walk = FileManager.default.enumerator(atPath: path) else { continue }
      while let name = walk.nextObject() as? String {
        let last = (name as NSString).lastPathComponent
        if last.hasPrefix(".") || ["Pods", "Carthage", "DerivedData"].contains(last) {
          walk.skipDescendants()
        } else if last == "contents", name.contains(".xcdatamodel"),
          let text = try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
        {
          names.formUnion(entities(in: text))
        }
      }
    }
    return names
  }

  /// The names of the classes in a model's XML: `representedClassName`, or the entity's own name.
  static func entities(in text: String) -> Set<String> {
    var names: Set<String> = []
    for tag in text.components(separatedBy: "<entity ").dropFirst() {
      let head = tag.prefix { $0 != ">" }
      let name = attribute("representedClassName", in: head) ?? attribute("name", in: head)
      if let last = name?.split(separator: ".").last { names.insert(String(last)) }
    }
    return names
  }

  private static func attribute(_ name: String, in text: Substring) -> String? {
    guard let start = text.range(of: name + "=\"") else { return nil }
    return String(text[start.upperBound...].prefix { $0 != "\"" })
  }
}
