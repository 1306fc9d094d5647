#if BundledEngine
  public import OnChangeCompat

  /// A value of the environment that the exploration sets while it shows the view.
  ///
  ///     exploration.environmentChanges = [EnvironmentChange("scenePhase", \.scenePhase, [.active, .background])]
  public struct EnvironmentChange: Sendable {
    let name: String
    let keyPath: any AnyKeyPath & Sendable
    let values: [(name: String, set: @MainActor @Sendable (ViewHost) -> Void)]

    /// - Parameters:
    ///   - name: the value's name in scripts.
    ///   - keyPath: its key path in the environment.
    ///   - values: the values to set; scripts name each by its description.
    public init<Value: Sendable>(
      _ name: String, _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ values: [Value]
    ) {
      self.name = name
      self.keyPath = keyPath
      self.values = values.map { value in
        let set: @MainActor @Sendable (ViewHost) -> Void = { $0.setEnvironment(keyPath, to: value) }
        return ("\(value)", set)
      }
    }
  }

  /// A change of a model in the view that no control makes, such as a server's answer.
  ///
  ///     exploration.modelChanges = [ModelChange("sign in", Session.self) { $0.client = Client() }]
  public struct ModelChange: Sendable {
    let name: String
    let perform: @MainActor @Sendable (ViewHost, Monitor) -> Void

    /// - Parameters:
    ///   - name: the change's name in scripts.
    ///   - type: the type of the model. Each object of this type that the host's views store or refer to is changed.
    ///   - change: changes the model; its writes are one event.
    public init<Model: AnyObject>(
      _ name: String, _ type: Model.Type, _ change: @escaping @MainActor @Sendable (Model) -> Void
    ) {
      self.name = name
      perform = { host, monitor in
        host.update { for case let model as Model in monitor.objects().map(\.object) { change(model) } }
      }
    }
  }
#else
  /// Exists with the bundled engine only: trait `ViewEngine`.
  public struct EnvironmentChange: Sendable {}
  /// Exists with the bundled engine only: trait `ViewEngine`.
  public struct ModelChange: Sendable {}
#endif
