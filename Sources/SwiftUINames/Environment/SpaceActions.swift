#if !canImport(Darwin)
  public import ViewEngine

  /// Opens a space around a person. A host has none.
  public struct OpenImmersiveSpaceAction: Sendable {
    /// How an attempt ended.
    public enum Result: Hashable, Sendable { case opened, userCancelled, error }
    /// Always `error`: a host has no space.
    @MainActor @preconcurrency @discardableResult public func callAsFunction(id: String) async -> Result { .error }
    /// Always `error`: a host has no space.
    @MainActor @preconcurrency @discardableResult
    public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result { .error }
    /// Always `error`: a host has no space.
    @MainActor @preconcurrency @discardableResult
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result { .error }
  }

  /// Leaves a space around a person. A host has none.
  public struct DismissImmersiveSpaceAction: Sendable {
    /// Does nothing: a host has no space.
    @MainActor @preconcurrency public func callAsFunction() async {}
  }

  /// Opens a window in place of this one; it opens beside it here.
  public struct PushWindowAction {
    let open: OpenWindowAction
    /// - Parameter id: the id of the scene.
    @MainActor @preconcurrency public func callAsFunction(id: String) { open(id: id) }
    /// - Parameter value: the value of the window.
    @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) { open(value: value) }
    /// - Parameters: the id of the scene and the value of the window.
    @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
      open(id: id, value: value)
    }
  }

  extension EnvironmentValues {
    /// Would open a space around a person.
    public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
    /// Would leave a space around a person.
    public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
    /// Opens a window, beside this one.
    public var pushWindow: PushWindowAction { PushWindowAction(open: openWindow) }
  }

  /// A space around a person, which a host does not show.
  public struct ImmersiveSpace<Content: View, Data: Decodable & Encodable & Hashable> {}

  extension ImmersiveSpace where Data == Never {
    /// Keeps nothing: a host has no space.
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    /// Keeps nothing: a host has no space.
    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {}
  }

  extension ImmersiveSpace {
    /// Keeps nothing: a host has no space.
    public nonisolated init(
      id: String, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Content
    ) {}
  }

  extension ImmersiveSpace: _PrimitiveScene {
    public nonisolated static var _opens: Bool { false }
    public nonisolated var _window: AnyView? { nil }
    public nonisolated var _windows: [_SceneWindow] { [] }
  }

  /// How a space surrounds a person. There is none.
  public protocol ImmersionStyle: Sendable {}
  /// A space between the things of a room.
  public struct MixedImmersionStyle: ImmersionStyle { public init() {} }
  /// A space in place of the room.
  public struct FullImmersionStyle: ImmersionStyle { public init() {} }
  /// A space in a part of the room.
  public struct ProgressiveImmersionStyle: ImmersionStyle { public init() {} }

  extension ImmersionStyle where Self == MixedImmersionStyle { public static var mixed: Self { Self() } }
  extension ImmersionStyle where Self == FullImmersionStyle { public static var full: Self { Self() } }
  extension ImmersionStyle where Self == ProgressiveImmersionStyle { public static var progressive: Self { Self() } }

  extension Scene {
    /// Without effect: a host has no space.
    public nonisolated func immersionStyle(
      selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...
    ) -> some Scene { self }
  }
#endif
