#if Migrator
  import SwiftSyntax

  extension Syntax {
    /// The `#if` that leaves the node out on this system; nil where none does for certain.
    var hidingCondition: String? {
      var node = self
      while let parent = node.parent {
        if let clause = parent.as(IfConfigClauseSyntax.self),
          let list = clause.parent?.as(IfConfigClauseListSyntax.self)
        {
          for other in list {
            let value = other.condition.map { ConditionValue.of($0, BuildCondition.value) } ?? true
            if other.id == clause.id {
              if value == false { return clause.words }
              break
            }
            // An earlier branch is the one that is built.
            if value == true { return "\(clause.words) behind \(other.words)" }
          }
        }
        node = parent
      }
      return nil
    }
  }

  extension IfConfigClauseSyntax {
    /// `#if os(iOS)`
    fileprivate var words: String {
      let condition = condition?.trimmedText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return poundKeyword.text + (condition.map { " " + $0 } ?? "")
    }
  }

  /// A part of a condition of `#if` as a debug build on this system has it.
  private enum BuildCondition {
    #if os(Linux)
      private static let system = "Linux"
    #elseif os(macOS)
      private static let system = "macOS"
    #elseif os(Windows)
      private static let system = "Windows"
    #else
      private static let system = ""
    #endif

    /// Frameworks of Apple's without a stand-in.
    private static let missing: Set<String> = [
      "ActivityKit", "AVFoundation", "AVKit", "Charts", "Cocoa", "CoreData", "CoreImage", "CoreLocation", "CoreMotion",
      "GameKit", "HealthKit", "HomeKit", "MapKit", "MessageUI", "Photos", "PhotosUI", "QuickLook", "SafariServices",
      "StoreKit", "SwiftData", "TipKit", "UserNotifications", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit",
    ]

    /// nil where that depends on the build.
    static func value(_ expression: ExprSyntax) -> Bool? {
      if let literal = expression.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
      if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return name == "DEBUG" ? true : nil }
      guard let call = expression.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression
      else {
        return nil
      }
      let name = argument.trimmedText
      switch call.calledExpression.trimmedText {
      case "os": return name == system
      case "targetEnvironment": return false
      case "canImport":
        return ["SwiftUI", "Combine", "Foundation", "Observation"].contains(name)
          ? true : missing.contains(name) ? false : nil
      default: return nil
      }
    }
  }
#endif
