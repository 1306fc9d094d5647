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
          let data = FileManager.default.contents(atPath: path + "/" + name)
        {
          names.formUnion(entities(in: [UInt8](data)))
        }
      }
    }
    return names
  }

  /// The names of the classes in a model's XML: `representedClassName`, or the entity's own name.
  static func entities(in model: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    let tag = Array("<entity ".utf8)
    var position = 0
    while let place = model.position(of: tag, from: position) {
      position = place + tag.count
      let head = Array(model[position...].prefix { $0 != 0x3E })
      let name = attribute("representedClassName", in: head) ?? attribute("name", in: head)
      if let last = name?.split(separator: ".").last { names.insert(String(last)) }
    }
    return names
  }

  private static func attribute(_ name: String, in head: [UInt8]) -> String? {
    let start = Array("\(name)=\"".utf8)
    return head.position(of: start).map { place in
      String(decoding: head[(place + start.count)...].prefix { $0 != 0x22 }, as: UTF8.self)
    }
  }
}
