#if BundledEngine
  import OnChangeCompat

  /// The objects in an app's global and static variables, and their lists that change in place.
  @MainActor
  final class SharedValues {
    private struct Variable {
      let memory: SharedMemory.Variable
      let shape: Shape
      /// Whether an object in it may change.
      let holdsObjects: Bool
      var before: UInt64?
      /// A list that has two owners is copied before a change, so that the variable's bytes change.
      var kept: Any?
    }

    private let memory: SharedMemory
    private let values: StoredValues
    private var variables: [Variable] = []
    private var modules: Set<Substring> = []
    /// The names of variables that take too long to read around each action, until they are told.
    private var tooLarge: [String] = []

    init(_ memory: SharedMemory, _ values: StoredValues) { (self.memory, self.values) = (memory, values) }

    /// Compares the variables of the module that declares a view.
    // Those of other modules are not for the main actor alone.
    func add(moduleOf view: Any.Type) {
      let module = Substring(_typeName(view, qualified: true).prefix { $0 != "." })
      guard modules.insert(module).inserted else { return }
      for variable in memory.variables(of: module) {
        guard let type = memory.types.type(named: variable.type) else { continue }
        func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
        if !isCopyable(type) || _openExistential(type, do: isPlain) { continue }
        let shape = values.shapes.shape(of: type)
        variables.append(Variable(memory: variable, shape: shape, holdsObjects: Self.mayHoldObjects(shape, depth: 0)))
      }
    }

    private static func mayHoldObjects(_ shape: Shape, depth: Int) -> Bool {
      if depth > 8 { return true }
      func may(_ shape: Shape) -> Bool { mayHoldObjects(shape, depth: depth + 1) }
      return switch shape.form {
      case .object, .existential, .enumeration, .error, .function: true
      case .optional(_, let wrapped): may(wrapped)
      case .list(_, let element): may(element)
      case .unordered(_, let parts): parts.contains(where: may)
      case .fields(let parts): parts.contains { may($0.shape) }
      default: false
      }
    }

    func look() {
      memory.look()
      for place in variables.indices.reversed() where variables[place].memory.isMade {
        let address = variables[place].memory.start
        func value<Value>(_ type: Value.Type) -> Any { address.assumingMemoryBound(to: Value.self).pointee }
        if variables[place].holdsObjects {
          variables[place].before = hash(variables[place])
          if variables[place].before == nil { tooLarge.append(variables.remove(at: place).memory.name) }
        } else {
          variables[place].kept = _openExistential(variables[place].shape.type, do: value)
        }
      }
    }

    /// The names of the variables that have a different content than at the last look, or too much to compare.
    func takeChanges() -> [String] {
      var changed = memory.changes + tooLarge.map { "\($0), with more than \(Self.valueLimit) values" }
      tooLarge = []
      for place in variables.indices {
        if let before = variables[place].before, before != hash(variables[place]) {
          changed.append(variables[place].memory.name)
        }
        (variables[place].before, variables[place].kept) = (nil, nil)
      }
      return changed
    }

    private static let valueLimit = 2_000

    /// - Returns: nil if there are more values than the limit.
    private func hash(_ variable: Variable) -> UInt64? {
      var hash = StableHash()
      var walk = StoredValues.Walk()
      walk.isShared = true
      walk.valuesLeft = Self.valueLimit
      values.hash(variable.shape, at: variable.memory.start, into: &hash, &walk)
      return walk.valuesLeft > 0 ? hash.value : nil
    }
  }
#endif
