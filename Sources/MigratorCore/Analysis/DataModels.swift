import Foundation

/// The entities of Core Data models: classes that no Swift file declares.
enum DataModels {
  static func entities(below paths: [String], _ listings: FolderListings) -> Set<String> {
    var names: Set<String> = []
    for path in paths {
      // A walk does not enter a link, not even at its root.
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      find(in: real, isModel: false, listings, &names)
    }
    return names
  }

  /// - Parameter isModel: Whether the folder is a data model, or is inside of one.
  private static func find(in folder: String, isModel: Bool, _ listings: FolderListings, _ names: inout Set<String>) {
    for (name, kind) in (try? listings.items(of: folder)) ?? [] {
      if name.hasPrefix(".") || ["Pods", "Carthage", "DerivedData"].contains(name) { continue }
      if kind == .folder {
        find(in: "\(folder)/\(name)", isModel: isModel || name.contains(".xcdatamodel"), listings, &names)
      } else if isModel, name == "contents", let data = FileManager.default.contents(atPath: "\(folder)/\(name)") {
        names.formUnion(entities(in: [UInt8](data)))
      }
    }
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
