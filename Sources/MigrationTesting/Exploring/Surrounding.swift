#if BundledEngine
  public import OnChangeCompat

  /// A value of the environment that the exploration sets while the view is up.
  ///
  ///     exploration.surroundings = [Surrounding("scenePhase", \.scenePhase, [.active, .background])]
  public struct Surrounding: Sendable {
    let name: String
    let values: [(name: String, set: @MainActor @Sendable (ViewHost) -> Void)]

    /// - Parameters:
    ///   - name: what the value is called in scripts.
    ///   - keyPath: where it is in the environment.
    ///   - values: what it is set to; each is called in scripts what its description says.
    public init<Value: Sendable>(
      _ name: String, _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ values: [Value]
    ) {
      self.name = name
      self.values = values.map { value in
        let set: @MainActor @Sendable (ViewHost) -> Void = { $0.setEnvironment(keyPath, to: value) }
        return ("\(value)", set)
      }
    }
  }

  /// Something that happens to a model of the view, as a server's answer does.
  ///
  ///     exploration.pokes = [Poke("sign in", Session.self) { $0.client = Client() }]
  public struct Poke: Sendable {
    let name: String
    let perform: @MainActor @Sendable (ViewHost, Witness) -> Void

    /// - Parameters:
    ///   - name: what it is called in scripts.
    ///   - type: the type of the model. Every object of this type that the host's views store or lead to is poked.
    ///   - change: what happens to the model; its writes are one event.
    public init<Model: AnyObject>(
      _ name: String, _ type: Model.Type, _ change: @escaping @MainActor @Sendable (Model) -> Void
    ) {
      self.name = name
      perform = { host, witness in
        host.update { witness.forEachObject(of: type) { change($0) } }
      }
    }
  }
#else
  /// Exists with the bundled engine only: trait `ViewEngine`.
  public struct Surrounding: Sendable {}
  /// Exists with the bundled engine only: trait `ViewEngine`.
  public struct Poke: Sendable {}
#endif
