#if BundledEngine
  import OnChangeCompat

  /// The objects in an app's global and static variables, and their lists that change in place.
  @MainActor
  final class SharedValues {
    private struct Variable {
      let memory: SharedMemory.Variable
      let shape: Shape
      /// Whether an object in it may change.
      let mayHoldObjects: Bool
      var before: UInt64?
      /// A list that has two owners is copied before a change, so that the variable's bytes change.
      var kept: Any?
    }

    private let memory: SharedMemory
    private let values: StoredValues
    /// Those with objects, whose content is compared.
    private var watched: [Variable] = []
    /// Those whose content cannot change while their bytes are the same.
    private var constant: [Variable] = []
    private var told: Set<UnsafeRawPointer> = []
    private var modules: Set<Substring> = []
    /// The names of variables that take too long to read around each action, until they are told.
    private var tooLarge: [String] = []
    init(_ memory: SharedMemory, _ values: StoredValues) { (self.memory, self.values) = (memory, values) }

    /// Compares the variables of the module that declares a view.
    // Those of other modules are not for the main actor alone.
    func add(moduleOf view: Any.Type) {
      let module = Substring(_typeName(view, qualified: true).prefix { $0 != "." })
      guard modules.insert(module).inserted else { return }
      for (variable, type) in memory.variables(of: module) {
        let shape = values.shapes.shape(of: type)
        watched.append(Variable(memory: variable, shape: shape, mayHoldObjects: Self.mayHoldObjects(shape, depth: 0)))
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
      if !memory.isSame {
        watched += constant.filter(\.memory.isChanged)
        constant.removeAll(where: \.memory.isChanged)
      }
      memory.look()
      for place in watched.indices.reversed() where watched[place].memory.isMade {
        let content = content(of: watched[place])
        if content.isTooLarge {
          tooLarge.append(watched.remove(at: place).memory.name)
        } else if content.holdsObjects {
          watched[place].before = content.hash
        } else {
          watched[place].kept = value(of: watched[place])
          constant.append(watched.remove(at: place))
        }
      }
    }

    private func value(of variable: Variable) -> Any {
      func value<Value>(_ type: Value.Type) -> Any {
        variable.memory.start.assumingMemoryBound(to: Value.self).pointee
      }
      return _openExistential(variable.shape.type, do: value)
    }

    /// The names of the variables whose content has changed since the last look, or is too much to compare, each once.
    func takeChanges() -> [String] {
      var changed = memory.changes
      for place in watched.indices.reversed() {
        let before = watched[place].before.take()
        if let before, before != content(of: watched[place]).hash { changed.append(watched.remove(at: place).memory) }
      }
      defer { tooLarge = [] }
      return changed.filter { told.insert($0.start).inserted }.map(\.name)
        + tooLarge.map { "\($0), with more than \(Self.valueLimit) values" }
    }

    private static let valueLimit = 2_000

    private func content(of variable: Variable) -> (hash: UInt64, holdsObjects: Bool, isTooLarge: Bool) {
      guard variable.mayHoldObjects else { return (0, false, false) }
      var hash = StableHash()
      var walk = StoredValues.Walk()
      walk.isShared = true
      walk.valuesLeft = Self.valueLimit
      values.hash(variable.shape, at: variable.memory.start, into: &hash, &walk)
      return (hash.value, walk.holdsObjects, walk.valuesLeft == 0)
    }
  }
#endif
