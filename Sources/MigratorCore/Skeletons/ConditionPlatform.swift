#if Migrator
  import SwiftSyntax

  /// A platform for which skeletons evaluate `#if`: a device, not a simulator and not Catalyst.
  package enum ConditionPlatform: String, Sendable {
    case iOS, macOS, tvOS, watchOS

    /// The value of one part of a condition. Modules and compilers are there, and flags are not set.
    func value(_ expression: ExprSyntax) -> Bool? {
      if let literal = expression.as(BooleanLiteralExprSyntax.self) {
        return literal.literal.tokenKind == .keyword(.true)
      }
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return false }
      let argument = call.arguments.first?.expression.trimmedText ?? ""
      switch name {
      case "os": return argument == rawValue || argument == "OSX" && self == .macOS
      case "canImport": return !lacks(argument)
      case "swift", "compiler": return true
      default: return false
      }
    }

    /// Whether the platform's SDK certainly has no module of that name.
    private func lacks(_ module: String) -> Bool {
      switch module {
      case "UIKit": self == .macOS
      case "AppKit", "Cocoa": self != .macOS
      default: false
      }
    }
  }
#endif
