#if BundledEngine
  import Foundation

  /// Variables that no view and no object owns: global ones and static ones, as the files of a folder declare them. All
  /// hosts share one, so that a change of it cannot be compared.
  extension SourceFolder {
    /// The variable whose value or object may change at a word; nil if none does.
    func sharedVariable(changedAt place: Int, of file: SourceTokens) -> String? {
      guard let change = file.change(at: place) else { return nil }
      let name = file.all[place].text
      guard let owner = file.owner(at: place) else {
        let isGlobal = isShared(name, change) { !$0.before.hasPrefix(" ") && !$0.before.hasPrefix("\t") }
        return isGlobal && !file.declaresInside(name) ? name : nil
      }
      let isStatic = isShared(name, change) { one in
        (one.before.contains("static ") || one.before.contains("class ")) && isMember(one, of: owner)
      }
      return isStatic ? "\(owner).\(name)" : nil
    }

    private func isShared(_ name: String, _ change: SourceTokens.Change, _ fits: (Declaration) -> Bool) -> Bool {
      declarations(of: "var \(name)").contains { fits($0) && (change.isOfValue || holdsObject($0.after)) }
        || declarations(of: "let \(name)").contains { fits($0) && holdsObject($0.after) }
    }

    /// Whether the file of a declaration declares or extends the type.
    private func isMember(_ one: Declaration, of type: String) -> Bool {
      type == "Self"
        || ["class", "struct", "enum", "actor", "extension"].contains { kind in
          declarations(of: "\(kind) \(type)").contains { $0.file == one.file }
        }
    }

    /// Types of libraries whose values change in place and cannot be compared.
    private static let uncomparable: Set<Substring> = [
      "Mutex", "Atomic", "DispatchSemaphore", "Progress", "UnsafeMutablePointer", "UnsafeMutableBufferPointer",
    ]

    /// Whether a declaration's type, or the type that its value is made of, is a class of the folder or one of these.
    private func holdsObject(_ declaration: Substring) -> Bool {
      let type = declaration.drop { !$0.isUppercase }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return Self.uncomparable.contains(type)
        || !type.isEmpty
          && (!declarations(of: "class \(type)").isEmpty || !declarations(of: "actor \(type)").isEmpty)
    }
  }

  extension SourceTokens {
    /// How code changes a variable.
    enum Change {
      case assignment
      case call(String)

      /// Whether the variable has a different value afterwards, and not only its object.
      var isOfValue: Bool {
        switch self {
        case .assignment: true
        case .call(let method): Self.mutating.contains(method)
        }
      }

      private static let mutating: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "popLast", "sort",
        "reverse", "shuffle", "swapAt", "toggle", "merge", "updateValue", "formUnion", "formIntersection", "subtract",
      ]
    }

    /// What follows a word and its members: an assignment, or a call of a method.
    fileprivate func change(at place: Int) -> Change? {
      if place > 0, all[place - 1].isMark("&") { return .assignment }
      var (next, member) = (place + 1, "")
      while next + 1 < all.count {
        let token = all[next]
        if token.isMark("."), all[next + 1].kind == .word {
          member = all[next + 1].text
          next += 2
        } else if token.isMark("["), let end = all[...].partner(of: next) {
          next = end + 1
        } else if token.isMark("?") || token.isMark("!") && !all[next + 1].isMark("=") {
          next += 1
        } else {
          break
        }
      }
      guard next + 1 < all.count else { return nil }
      if !member.isEmpty, all[next].isMark("(") || member == "withLock" { return .call(member) }
      if all[next].isMark("=") { return all[next + 1].isMark("=") ? nil : .assignment }
      return ["+", "-", "*", "/", "%", "|"].contains(all[next].text) && all[next + 1].isMark("=") ? .assignment : nil
    }

    /// The type that a word is a member of: `Store` for `Store.shared`.
    fileprivate func owner(at place: Int) -> String? {
      guard place > 1, all[place - 1].isMark("."), all[place - 2].text.first?.isUppercase == true else { return nil }
      return all[place - 2].text
    }

    /// Whether a word may be a different variable than a global one: a member, a parameter or a local of this file.
    fileprivate func declaresInside(_ name: String) -> Bool {
      all.indices.dropFirst().contains { place in
        all[place].isWord(name)
          && (all[place - 1].isMark(".") || all[place + 1 < all.count ? place + 1 : place].isMark(":")
            || (all[place - 1].isWord("let") || all[place - 1].isWord("var")) && isInside(place))
      }
    }

    private func isInside(_ place: Int) -> Bool {
      all[..<place].reduce(0) { $0 + ($1.isMark("{") ? 1 : $1.isMark("}") ? -1 : 0) } > 0
    }
  }
#endif
