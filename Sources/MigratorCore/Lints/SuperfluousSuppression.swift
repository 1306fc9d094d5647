#if Migrator
  import Foundation
  import SwiftSyntax

  /// `// swiftlint:disable:next unused_closure_parameter` at a closure whose unused parameter the rewrite removes.
  enum SuperfluousSuppression: Lint {
    static let rule = Diagnostic.Rule.superfluousSuppression

    static func finding(in closure: ClosureExprSyntax, of call: ObserverCall, _ resolver: Resolver) -> String? {
      let reader = ClosureReader(closure: closure, observed: call.observed.expression, resolver: resolver)
      guard reader.parameter != nil, reader.parameterPlaces.isEmpty,
        let parameter = closure.signature?.lastParameterToken
      else { return nil }
      let text = resolver.file.text
      let line = text.place(at: parameter.range.lowerBound).line
      for (place, word) in [(line - 1, "next"), (line, "this"), (line + 1, "previous")] where text.has(line: place) {
        let comment = String(decoding: text.line(place), as: UTF8.self)
        guard comment.contains("swiftlint:disable:\(word)"), comment.contains("unused_closure_parameter") else {
          continue
        }
        return
          "the comment 'swiftlint:disable:\(word) unused_closure_parameter' in line \(place) is superfluous after the rewrite. To fix, remove it."
      }
      return nil
    }
  }

  extension SourceText { fileprivate func has(line: Int) -> Bool { line > 0 && line <= place(at: bytes.count).line } }
#endif
