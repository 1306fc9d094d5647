#if BundledEngine
  import OnChangeCompat

  /// The way to read a view's stored properties at its address: found once for a type.
  @MainActor
  struct FieldPlan {
    struct Field {
      let part: Shape.Part
      /// Whether a closure that uses the property reads the newest value, even an old closure.
      let isKept: Bool
      /// The same of a value that is one word, or of a state with such a value; nil for any other.
      let word: Word?
      var name: String { part.name }
    }

    /// The position of a word, and the type to read it as.
    // A type instead of a closure, which would be retained and released at each call.
    struct Word {
      private let offset: Int
      private let type: any WordValue.Type
      private let isState: Bool
      let isKept: Bool

      /// - Returns: nil if a property of that type is no word, and no state with one.
      fileprivate init?(_ part: Shape.Part, isKept: Bool) {
        guard !part.isWeak, !part.isUnowned else { return nil }
        if let state = part.shape.type as? any WordState.Type {
          (type, isState) = (state.valueType, true)
        } else if let word = part.shape.type as? any WordValue.Type {
          (type, isState) = (word, false)
        } else {
          return nil
        }
        (offset, self.isKept) = (part.offset, isKept)
      }

      func read(at address: UnsafeRawPointer) -> UInt64 {
        isState ? type.word(ofStateAt: address + offset) : type.word(at: address + offset)
      }
    }

    let fields: [Field]
    /// The fields, if each is one word; nil if not.
    let words: [Word]?
    /// The closures and bindings, which for an outermost view only the builder may have made.
    let supplied: [Shape.Part]

    /// - Returns: nil if a value of the type stores nothing.
    init?(of type: Any.Type, _ shapes: Shapes) {
      let parts =
        switch TypeKind(type) {
        case .aggregate: shapes.parts(ofValue: type)
        case .enumeration: [Shape.Part(name: "", offset: 0, shape: shapes.shape(of: type), isWeak: false)]
        default: [Shape.Part]()
        }
      fields = parts.filter { TypeKind($0.shape.type) != .function }.map { part in
        let isKept = (part.shape.type as? any InspectedProperty.Type)?.isKept ?? false
        return Field(part: part, isKept: isKept, word: Word(part, isKept: isKept))
      }
      supplied = parts.filter { TypeKind($0.shape.type) == .function || $0.shape.type is any SuppliedProperty.Type }
      guard !fields.isEmpty || !supplied.isEmpty else { return nil }
      let words = fields.compactMap(\.word)
      self.words = words.count == fields.count && !words.isEmpty ? words : nil
    }
  }
#endif
