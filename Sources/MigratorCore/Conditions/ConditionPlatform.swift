/// A platform for which conditions are evaluated: a device, not a simulator and not Catalyst.
package enum ConditionPlatform: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// Whether `os(…)` with that name is true here.
  func isOS(_ name: String) -> Bool {
    switch name {
    case "OSX": self == .macOS
    case "xrOS": self == .visionOS
    default: name == rawValue
    }
  }

  /// Whether the platform's SDK certainly has no module of that name. If unsure, `canImport` stays for the compiler.
  func lacks(_ module: String) -> Bool {
    switch module {
    case "UIKit": self == .macOS
    case "AppKit", "Cocoa": self != .macOS
    default: false
    }
  }
}
