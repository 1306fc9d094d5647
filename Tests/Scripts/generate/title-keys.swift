// Writes the output of Tests/Scripts/generate/title-keys.sh, a form a line. Usage: swift
// Tests/Scripts/generate/title-keys.swift MODULE FOLDER
//
// The mark of a form is `@_disfavoredOverload` with a generic type that is a `StringProtocol`. Its twin is the same
// text without its comments, with `LocalizedStringKey` in place of that type. Each folder of the module gives one file.
import Foundation

let module = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/\(CommandLine.arguments[1])")

/// The twin of a declaration; nil if nothing in it is a string of any type.
func twin(of form: String) -> String? {
  // Forms without an empty line between them have their forms for keys beside them, written by hand.
  guard form.contains("  @_disfavoredOverload\n"), !form.contains(": LocalizedStringKey"),
    let match = form.firstMatch(of: #/(\w+): StringProtocol(, )?/#)
  else { return nil }
  // A form without further generic parameters becomes non-generic.
  let plain = form.replacing(#/ *\/\/\/.*\n/#, with: "").replacing("  @_disfavoredOverload\n", with: "")
  let twin = plain.replacing(match.0, with: "", maxReplacements: 1).replacing("<>", with: "")
    .replacing(try! Regex(": \(match.1)\\b"), with: ": LocalizedStringKey")
  return "  "
    + twin.trimmingCharacters(in: .whitespaces).replacing(#/\s*\n\s*/#, with: " ")
    .replacing("( ", with: "(").replacing(" )", with: ")")
}

/// The twins of the forms in a file, each with the head of its enclosing declaration.
func twins(in source: String) -> [(place: String, form: String)] {
  var place = ""
  return source.components(separatedBy: "\n\n").compactMap { paragraph in
    var lines = paragraph.components(separatedBy: "\n")
    if let end = lines.firstIndex(where: { $0.hasSuffix("{") }), lines[0...end].allSatisfy({ !$0.hasPrefix(" ") }) {
      place = lines[0...end].filter { !$0.hasPrefix("//") }.joined(separator: "\n")
      lines.removeSubrange(0...end)
    }
    while let last = lines.last, last.isEmpty || last == "}" { lines.removeLast() }
    return twin(of: lines.joined(separator: "\n")).map { (place, $0) }
  }
}

/// The file for a folder; nil if no form in it takes a string.
func file(for folder: URL) throws -> String? {
  let sources = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
    // The form of `Text` itself is written by hand.
    $0.hasSuffix(".swift") && $0 != "Text.swift"
  }
  let found = try sources.sorted().flatMap {
    twins(in: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
  }
  guard !found.isEmpty else { return nil }
  var text =
    "// Written by Tests/Scripts/generate/title-keys.sh: what takes a literal, or a key. See `LocalizedStringKey`.\n// swift-format-ignore-file\n"
  // An import that nothing needs is a warning.
  if found.contains(where: { $0.form.contains(#/\b(Date|URL|Formatter|\w*FormatStyle)\b/#) }) {
    text += "public import Foundation\n"
  }
  var place = ""
  for twin in found {
    if twin.place != place { text += (place.isEmpty ? "" : "}\n") + twin.place + "\n" }
    text += twin.form + "\n"
    place = twin.place
  }
  return text + "}\n"
}

for name in try FileManager.default.contentsOfDirectory(atPath: module.path).sorted() where !name.contains(".") {
  guard let text = try file(for: module.appendingPathComponent(name)) else { continue }
  let target = URL(fileURLWithPath: CommandLine.arguments[2]).appendingPathComponent("\(name)+LocalizedStringKey.swift")
  try Data(text.utf8).write(to: target)
}
