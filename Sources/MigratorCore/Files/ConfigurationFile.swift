import Foundation

/// The settings of an `.xcconfig` file, with those of the files that it includes.
struct ConfigurationFile {
  /// Each setting's values: one, or one for each condition such as `[sdk=iphoneos*]`.
  private(set) var values: [String: [String]] = [:]

  init(path: String, _ reader: SettingsReader) {
    var seen: Set<String> = []
    read(path, reader, &seen)
  }

  private mutating func read(_ path: String, _ reader: SettingsReader, _ seen: inout Set<String>) {
    guard seen.insert(path).inserted, let bytes = reader.contents(of: path) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = String(line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(
        in: .whitespaces)
      if line.hasPrefix("#include") {
        let name = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard name.count == 3 else { continue }
        let folder = (path as NSString).deletingLastPathComponent
        read(FilePath.joined(folder, String(name[1])), reader, &seen)
      } else if let equals = line.firstIndex(ofSetting: "=") {
        let key = line[..<equals].trimmingCharacters(in: .whitespaces)
        let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        let name = String(key.prefix { $0 != "[" })
        if name.count == key.count { values[name] = [value] } else { values[name, default: []].append(value) }
      }
    }
  }
}

extension String {
  /// The place of a character outside of brackets: the sign in `[sdk=iphoneos*]` is no assignment.
  fileprivate func firstIndex(ofSetting character: Character) -> Index? {
    var depth = 0
    return indices.first { place in
      switch self[place] {
      case "[": depth += 1
      case "]": depth -= 1
      case character where depth == 0: return true
      default: break
      }
      return false
    }
  }
}
