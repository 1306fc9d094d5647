import Foundation

/// The settings file of a project: JSON, so that nothing more than Foundation is needed to read it.
package struct Settings: Sendable, Equatable {
  /// The file's name. The search goes from the current folder up to the repository's.
  package static let fileName = ".onchange-migrate.json"

  /// The folder of the file, which paths and patterns are relative to.
  package var folder = ""
  package var paths: [String] = []
  /// Patterns as in a `.gitignore`.
  package var excluded: [String] = []
  package var style: Options.Style?
  package var shimModule: String?
  package var liveWrappers: [String] = []
  package var stableTypes: [String] = []
  package var backports: [String] = []
  package var maxLook: Int?
  package var baseline: String?
  package var deploymentTargets: [String: String] = [:]
  package init() {}

  package struct Problem: Error, Equatable, CustomStringConvertible { package var description: String }

  /// The settings for commands in a folder; empty where there is no file.
  package static func find(from folder: String) throws(Problem) -> Settings {
    let manager = FileManager.default
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    while true {
      let file = url.appendingPathComponent(fileName).path
      if manager.fileExists(atPath: file) { return try Settings(file: file) }
      if url.path == "/" || manager.fileExists(atPath: url.appendingPathComponent(".git").path) { return Settings() }
      url = url.deletingLastPathComponent()
    }
  }

  package init(file: String) throws(Problem) {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Problem(description: "\(file): cannot be read.\n\nTo fix, check the path and its permissions.")
    }
    let object: Any
    do { object = try JSONSerialization.jsonObject(with: data) } catch {
      let detail = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
      throw Problem(description: "\(file): is not JSON: \(detail)\n\nTo fix, check commas, quotes and braces.")
    }
    guard let values = object as? [String: Any] else {
      throw Problem(description: "\(file): holds no object.\n\nTo fix, write { \"paths\": [\"Sources\"] }.")
    }
    folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent().path
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      if let mistake = take(key, value) { throw Problem(description: "\(file): \(mistake)") }
    }
  }

  private static let keys = [
    "backports", "baseline", "deploymentTargets", "excluded", "liveWrappers", "maxLook", "paths", "shimModule",
    "stableTypes", "style",
  ]

  /// - Returns: The mistake in a value; nil for none.
  private mutating func take(_ key: String, _ value: Any) -> String? {
    func expected(_ form: String) -> String { "\"\(key)\" has the wrong form.\n\nTo fix, write \(form)." }
    let lists: [String: WritableKeyPath<Settings, [String]>] = [
      "paths": \.paths, "excluded": \.excluded, "liveWrappers": \.liveWrappers, "stableTypes": \.stableTypes,
      "backports": \.backports,
    ]
    let texts: [String: WritableKeyPath<Settings, String?>] = ["shimModule": \.shimModule, "baseline": \.baseline]
    if let list = lists[key] {
      guard let texts = value as? [String] else { return expected("a list: \"\(key)\": [\"a\", \"b\"]") }
      self[keyPath: list] = texts
    } else if let place = texts[key] {
      guard let text = value as? String else { return expected("a text: \"\(key)\": \"a\"") }
      self[keyPath: place] = text
    } else if key == "style" {
      guard let style = (value as? String).flatMap(Options.Style.init) else {
        return expected("one of: " + Options.Style.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
      }
      self.style = style
    } else if key == "maxLook" {
      guard let number = value as? Int, number >= 0 else { return expected("a number: \"maxLook\": 0") }
      maxLook = number
    } else if key == "deploymentTargets" {
      guard let targets = value as? [String: String] else {
        return expected("versions: \"deploymentTargets\": { \"iOS\": \"15.0\" }")
      }
      deploymentTargets = targets
    } else {
      return "\"\(key)\" is not a setting.\n\nTo fix, use one of: \(Self.keys.joined(separator: ", "))."
    }
    return nil
  }

  /// A path of the file, as the current folder has it.
  package func resolved(_ path: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    let full = URL(fileURLWithPath: folder).appendingPathComponent(path).standardizedFileURL.path
    let current = FileManager.default.currentDirectoryPath
    if full == current { return "." }
    return full.hasPrefix(current + "/") ? String(full.dropFirst(current.count + 1)) : full
  }
}
