#if Migrator
  import SwiftSyntax

  /// A platform for which skeletons evaluate `#if`: a device, not a simulator and not Catalyst.
  package struct ConditionPlatform: Sendable {
    enum System: String, CaseIterable { case iOS, macOS, tvOS, watchOS }
    let system: System
    /// Whether each flag of the project is set. Some calls exist only then.
    var setsFlags = false
    var name: String { system.rawValue + (setsFlags ? "-with-flags" : "") }
    static let (iOS, macOS) = (Self(system: .iOS), Self(system: .macOS))
    /// The platforms to read `#if` for, in the order in which they are tried.
    static let all =
      System.allCases.map { Self(system: $0) } + [.iOS, .macOS].map { Self(system: $0, setsFlags: true) }

    /// The value of one part of a condition. Modules and compilers are there.
    func value(_ expression: ExprSyntax) -> Bool? {
      if let literal = expression.as(BooleanLiteralExprSyntax.self) {
        return literal.literal.tokenKind == .keyword(.true)
      }
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return setsFlags }
      let argument = call.arguments.first?.expression.trimmedText ?? ""
      switch name {
      case "os": return System(rawValue: argument == "OSX" ? "macOS" : argument) == system
      case "canImport": return !lacks(argument)
      case "swift", "compiler": return true
      case "arch": return argument == "arm64"
      default: return false
      }
    }

    /// The value of one part in all builds for the platform; nil for what another build of the project may change.
    func given(_ expression: ExprSyntax) -> Bool? {
      let name = expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedText
      let isFixed = expression.is(BooleanLiteralExprSyntax.self) || name != nil && name != "targetEnvironment"
      return isFixed ? value(expression) : nil
    }

    /// Whether the platform's SDK certainly has no module of that name.
    private func lacks(_ module: String) -> Bool {
      system == .macOS ? module == "UIKit" : ["AppKit", "Cocoa"].contains(module)
    }
  }
#endif
