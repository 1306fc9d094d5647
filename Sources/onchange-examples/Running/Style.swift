import Foundation

/// Colours on a terminal, and none where there is no terminal or where NO_COLOR asks for none.
struct Style {
  let isColoured: Bool

  static var standardOutput: Style {
    let noColor = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
    return Style(isColoured: isatty(1) == 1 && noColor.isEmpty)
  }

  func bold(_ text: String) -> String { paint(text, "1") }
  func faint(_ text: String) -> String { paint(text, "2") }
  func green(_ text: String) -> String { paint(text, "32") }
  func yellow(_ text: String) -> String { paint(text, "33") }

  private func paint(_ text: String, _ code: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
