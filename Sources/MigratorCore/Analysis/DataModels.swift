import Foundation

/// The entities of Core Data models: classes that no Swift file declares.
enum DataModels {
  struct Entity: Equatable {
    var name: String
    /// `representedClassName`, or its own name.
    var type: String
    /// What Xcode generates: `class`, `category` for an extension of a class of the project, or nothing.
    var generated: String?
    var parent: String?
    /// The types of its properties, by their names.
    var properties: [String: String] = [:]
  }

  static func entities(below paths: [String], _ listings: FolderListings) -> [Entity] {
    // A walk does not enter a link, not even at its root.
    paths.flatMap { path in
      models(in: URL(fileURLWithPath: path).resolvingSymlinksInPath().path, isModel: false, listings)
    }.flatMap(entities)
  }

  /// - Parameter isModel: Whether the folder is a data model, or is inside of one.
  private static func models(in folder: String, isModel: Bool, _ listings: FolderListings) -> [String] {
    ((try? listings.items(of: folder)) ?? []).flatMap { name, kind -> [String] in
      if name.hasPrefix(".") || ["Pods", "Carthage", "DerivedData"].contains(name) { return [] }
      if kind == .folder {
        return models(in: "\(folder)/\(name)", isModel: isModel || name.contains(".xcdatamodel"), listings)
      }
      let data = isModel && name == "contents" ? FileManager.default.contents(atPath: "\(folder)/\(name)") : nil
      return data.map { [String(decoding: $0, as: UTF8.self)] } ?? []
    }
  }

  static func entities(in model: String) -> [Entity] {
    var all: [Entity] = []
    for tag in model.split(separator: "<") {
      let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
      var values: [String: String] = [:]
      for (key, value) in zip(parts, parts.dropFirst()) where key.hasSuffix("=") {
        values[String(key.dropLast().split(whereSeparator: \.isWhitespace).last ?? "")] = String(value)
      }
      guard let name = values["name"] else { continue }
      if tag.hasPrefix("entity ") {
        let type = (values["representedClassName"] ?? name).split(separator: ".").last.map(String.init) ?? name
        all.append(
          Entity(name: name, type: type, generated: values["codeGenerationType"], parent: values["parentEntity"]))
      } else if tag.hasPrefix("attribute ") || tag.hasPrefix("relationship "), !all.isEmpty {
        all[all.count - 1].properties[name] = type(of: values)
      }
    }
    return all
  }

  private static func type(of property: [String: String]) -> String {
    if let entity = property["destinationEntity"] {
      guard property["toMany"] == "YES" else { return entity + "?" }
      return property["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?"
    }
    let kind = property["attributeType"] ?? ""
    if let number = numbers[kind] { return property["usesScalarValueType"] == "YES" ? number : "NSNumber?" }
    return (objects[kind] ?? property["customClassName"]?.split(separator: ".").last.map(String.init) ?? "NSObject")
      + "?"
  }

  private static let numbers = [
    "Boolean": "Bool", "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
    "Float": "Float",
  ]
  private static let objects = [
    "Decimal": "NSDecimalNumber", "String": "String", "Date": "Date", "UUID": "UUID", "URI": "URL", "Binary": "Data",
  ]

  /// The code that Xcode generates; empty where it generates none. A class may be in several versions of a model.
  static func code(_ entities: [Entity]) -> String {
    let types = Dictionary(entities.map { ($0.name, $0.type) }, uniquingKeysWith: { $1 })
    let all = Dictionary(grouping: entities.filter { $0.generated != nil }, by: \.type).sorted { $0.key < $1.key }
    let texts = all.map { name, versions -> String in
      let isClass = versions.contains { $0.generated == "class" }
      let parent = versions.lazy.compactMap(\.parent).first.map { types[$0] ?? $0 }
      let base = parent ?? "NSManagedObject, ObservableObject, Identifiable"
      let properties = versions.reduce(into: [:]) { $0.merge($1.properties) { $1 } }.sorted { $0.key < $1.key }
      let lines = properties.map { name, type in
        let value = type.hasSuffix("?") ? "nil" : type == "Bool" ? "false" : "0"
        let type = types[String(type.dropLast())].map { $0 + "?" } ?? type
        return "  var `\(name)`: \(type) " + (isClass ? "= \(value)" : "{ get { \(value) } set {} }")
      }
      let make = isClass ? ["  convenience init(context: Any?) { self.init() }"] : []
      let fetch = "  static func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest(entityName: \"\(name)\") }"
      let head = isClass ? "class \(name): \(base)" : "extension \(name)"
      return "\(head) {\n" + (make + (parent == nil ? [fetch] : []) + lines).joined(separator: "\n") + "\n}\n"
    }
    return texts.isEmpty ? "" : "import CoreData\nimport SwiftUI\n\n" + texts.joined(separator: "\n")
  }
}
