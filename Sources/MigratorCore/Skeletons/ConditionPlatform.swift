#if Migrator
  import SwiftSyntax

  /// A platform for which skeletons evaluate `#if`: a device, not a simulator and not Catalyst.
  package enum ConditionPlatform: String, Sendable {
    case iOS, macOS, tvOS, watchOS
    /// With all flags of the project, for the calls behind one.
    case iOSWithFlags = "iOS-with-flags", macOSWithFlags = "macOS-with-flags"

    /// The value of one part of a condition. Modules and compilers are there, and flags are not set.
    func value(_ expression: ExprSyntax) -> Bool? {
      if let literal = expression.as(BooleanLiteralExprSyntax.self) {
        return literal.literal.tokenKind == .keyword(.true)
      }
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return rawValue.hasSuffix("-with-flags") }
      let argument = call.arguments.first?.expression.trimmedText ?? ""
      switch name {
      case "os": return rawValue.prefix { $0 != "-" } == (argument == "OSX" ? "macOS" : argument)
      case "canImport": return !lacks(argument)
      case "swift", "compiler": return true
      case "arch": return argument == "arm64"
      default: return false
      }
    }

    /// Whether the platform's SDK certainly has no module of that name.
    private func lacks(_ module: String) -> Bool {
      switch module {
      case "UIKit": rawValue.hasPrefix("macOS")
      case "AppKit", "Cocoa": !rawValue.hasPrefix("macOS")
      default: false
      }
    }
  }
#endif
