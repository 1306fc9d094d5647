#if Migrator
  import SwiftSyntax

  /// A file with its conditions evaluated for a platform. Each line stays where it is: what goes leaves empty lines.
  package struct ConditionEvaluation: Sendable {
    package enum Failure: Error, Equatable {
      /// The file is not Swift, or not UTF-8.
      case unreadable(String, Place?)
    }

    /// The bytes of the copy, without a byte order mark.
    package let bytes: [UInt8]

    /// - Throws: `Failure` for a text that is not Swift.
    package init(path: String, text: SourceText, platform: ConditionPlatform) throws(Failure) {
      let file: ParsedFile
      do {
        file = try ParsedFile(path: path, text: text)
      } catch {
        throw Failure.unreadable(error.message, error.place)
      }
      let visitor = ConditionVisitor(platform, text.bytes)
      visitor.walk(file.tree)
      // Edits never overlap, because the walk does not enter removed parts.
      bytes = visitor.edits.applied(to: text.bytes) ?? text.bytes
    }
  }

  /// Collects the edits of a file.
  private final class ConditionVisitor: SyntaxVisitor {
    private let platform: ConditionPlatform
    private let bytes: [UInt8]
    private(set) var edits: [Edit] = []

    init(_ platform: ConditionPlatform, _ bytes: [UInt8]) {
      (self.platform, self.bytes) = (platform, bytes)
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      var isDecided = false
      var isOpen = false
      for clause in node.clauses {
        let condition = clause.condition.map { Condition($0, on: platform) } ?? .known(true)
        let keyword = clause.poundKeyword.text
        switch condition {
        case _ where isDecided, .known(false):
          blank(clause.range)
          continue
        case .known(true):
          isDecided = true
          if !isOpen {
            blank(directive(clause))
          } else if keyword != "#else" {
            replace(directive(clause), with: "#else")
          }
        case .open(let text, _):
          let written = "\(isOpen ? "#elseif" : "#if") \(text)"
          if keyword != (isOpen ? "#elseif" : "#if") || clause.condition?.trimmedText != text {
            replace(directive(clause), with: written)
          }
          isOpen = true
        }
        if let elements = clause.elements { walk(elements) }
      }
      if !isOpen { blank(node.poundEndif.range) }
      return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.macroName.text == "selector", let argument = node.arguments.first, let name = SelectorName(argument)
      else { return .visitChildren }
      replace(node.range, with: "Selector(\"\(name.text)\")")
      return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      guard Self.objectiveC.contains(node.attributeName.trimmedText) else { return .visitChildren }
      blank(node.range)
      return .skipChildren
    }

    /// Attributes that only concern Objective-C.
    private static let objectiveC: Set<String> = [
      "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "NSApplicationMain",
      "UIApplicationMain", "NSManaged",
    ]

    private func directive(_ clause: IfConfigClauseSyntax) -> Range<Int> {
      clause.poundKeyword.range.lowerBound..<(clause.condition?.range ?? clause.poundKeyword.range).upperBound
    }

    /// Replaces a text, and keeps the number of its lines.
    private func replace(_ range: Range<Int>, with text: String) {
      edits.append(.replace(range, with: text + lineEnds(in: range)))
    }

    private func blank(_ range: Range<Int>) {
      let isWholeLines = bytes[range].contains(0x0A) || bytes[range].contains(0x0D)
      edits.append(
        .replace(range, with: isWholeLines ? lineEnds(in: range) : String(repeating: " ", count: range.count)))
    }

    private func lineEnds(in range: Range<Int>) -> String {
      String(decoding: bytes[range].filter { $0 == 0x0A || $0 == 0x0D }, as: UTF8.self)
    }
  }
#endif
