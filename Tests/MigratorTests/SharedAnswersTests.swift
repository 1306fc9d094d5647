#if Migrator
  import Foundation
  @testable import MigratorCore
  import SwiftSyntax
  import Testing

  /// What one classification found is not looked for again by the others.
  @Suite("Answers for all classifications", .onWorkerThreads, .timeLimit(.minutes(20))) struct SharedAnswersTests {
    private static let files: [ParsedFile] = {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ShopProject")
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
        let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return text.flatMap { try? ParsedFile(path: name, text: SourceText($0)) }
      }
    }()

    private static func codeBase() -> CodeBase {
      var index = Index()
      for file in files { index.add(file.declarations) }
      return CodeBase(files, index: index)
    }

    @Test func `a property is proven once per path, and each classification depends on its look-ups`() throws {
      let codeBase = Self.codeBase()
      let facts = try #require(codeBase.index.parts(of: "CartRow", seenFrom: "").first)
      let member = try #require(facts.members.first { $0.name == "line" })
      var searches = 0
      for _ in 1...3 {
        let classification = codeBase.recording()
        let proof = classification.proof(of: member, facts, path: ["id"]) { inner in
          searches += 1
          inner.want("Missing")
          return Fixed(key: "key", why: .row)
        }
        #expect(proof?.key == "key")
        #expect(LookUps.Record.all(behind: [classification.lookUps.record]).contains { $0.all.wanted == ["Missing"] })
      }
      #expect(searches == 1)
      _ = codeBase.recording().proof(of: member, facts, path: []) { _ in
        searches += 1
        return nil
      }
      #expect(searches == 2, "a different part of the value is a different question")
    }

    @Test func `a new name affects all classifications that share an answer`() throws {
      let codeBase = Self.codeBase()
      let classifications = (1...3).map { _ in codeBase.recording() }
      for classification in classifications.dropLast() { _ = classification.creations(of: "CartRow", seenFrom: "") }
      let file = try ParsedFile(path: "New.swift", text: SourceText("let row = CartRow(id: 1)"))
      var known: [ObjectIdentifier: Bool] = [:]
      let addition = LookUps.Addition([file], broken: [])
      let records = classifications.map(\.lookUps.record)
      #expect(records.map { $0.isAffected(by: addition, &known) } == [true, true, false])
    }

    @Test func `the accesses of a name include every member access`() throws {
      let codeBase = Self.codeBase()
      var count = 0
      for file in Self.files {
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
          guard let name = token.name, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
          let isMember = reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
          guard isMember || Syntax(token).ancestor(KeyPathExprSyntax.self) != nil else { continue }
          let places = try #require(codeBase.accesses(of: name))
          #expect(places.contains { $0.token.id == token.id }, "\(name) in \(file.path)")
          count += 1
        }
      }
      #expect(count > 100)
    }

    @Test(arguments: [
      "a.name", "a?.name", "a.`name`", "a\n  .name", "a.\n  name", "a./* b */name", "a.$name", "a._name", "a . name",
    ])
    func `a word after a period may be a member`(text: String) throws {
      let bytes = Array(text.utf8)
      let place = try #require(WordSearch.places(of: "name", in: bytes).first)
      #expect(WordSearch.mayBeMember(at: place, in: bytes))
    }

    @Test func `a node's trimmed text equals its trimmed description`() {
      for file in Self.files {
        let finder = NodeFinder(viewMode: .sourceAccurate)
        finder.walk(file.tree)
        for node in finder.found { #expect(node.trimmedText == node.trimmedDescription) }
      }
    }
  }

  private final class NodeFinder: SyntaxAnyVisitor {
    var found: [Syntax] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }
  }
#endif
