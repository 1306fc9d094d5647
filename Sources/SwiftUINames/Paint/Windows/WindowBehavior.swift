#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// Whether a person can close, minimize, enlarge or drag a window; kept in the tree.
  public struct WindowInteractionBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    public static let disabled = WindowInteractionBehavior(name: "disabled")
  }

  /// Whether a scene opens when the app starts.
  public struct SceneLaunchBehavior: Hashable, Sendable {
    public static let automatic = SceneLaunchBehavior()
    public static let presented = SceneLaunchBehavior()
    public static let suppressed = SceneLaunchBehavior()
  }

  /// Whether a scene's windows come back when the app starts again; a host remembers none.
  public struct SceneRestorationBehavior: Hashable, Sendable {
    public static let automatic = SceneRestorationBehavior()
    public static let disabled = SceneRestorationBehavior()
  }

  /// The place of windows among others.
  public struct WindowLevel: Hashable, Sendable {
    let name: String
    public static let automatic = WindowLevel(name: "automatic")
    public static let normal = WindowLevel(name: "normal")
    public static let desktop = WindowLevel(name: "desktop")
    public static let floating = WindowLevel(name: "floating")
  }

  /// The part that a window plays in full screen.
  public struct WindowManagerRole: Hashable, Sendable {
    let name: String
    public static let automatic = WindowManagerRole(name: "automatic")
    public static let principal = WindowManagerRole(name: "principal")
    public static let associated = WindowManagerRole(name: "associated")
  }

  /// Whether a view takes over the writing tools; kept in the tree.
  public struct WritingToolsBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete")
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
  }

  extension View {
    /// Keeps the behaviour in the tree.
    public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
      painted("windowDismissBehavior", behavior.name)
    }
    /// Keeps the behaviour in the tree.
    public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
      painted("windowMinimizeBehavior", behavior.name)
    }
    /// Keeps the behaviour in the tree.
    public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
      painted("windowResizeBehavior", behavior.name)
    }
    /// Keeps the behaviour in the tree.
    public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
      painted("windowFullScreenBehavior", behavior.name)
    }
    /// Keeps the behaviour in the tree.
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
      painted("writingToolsBehavior", behavior.name)
    }
  }

  extension Scene {
    /// Keeps the level in the tree.
    public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { painted("windowLevel", level.name) }
    /// Keeps the role in the tree.
    public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
      painted("windowManagerRole", role.name)
    }
    /// Keeps the behaviour in the tree.
    public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
      painted("windowBackgroundDragBehavior", behavior.name)
    }
    /// Without effect: a host opens the app's first window.
    public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    /// Without effect: a host remembers no windows.
    public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    /// Selects the defaults for each `@AppStorage` in the windows that names none.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
      mapWindows { $0.defaultAppStorage(store) }
    }
    /// Without effect: a host shows no menus of the app.
    public nonisolated func keyboardShortcut(
      _ key: KeyEquivalent, modifiers: EventModifiers = .command,
      localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene { self }
    /// Without effect: a host shows no menus of the app.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
    /// Kept in the render tree; a host draws no system overlays.
    public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
      painted("persistentSystemOverlays", "\(preferredVisibility)")
    }
    /// Kept in the render tree; a host has no gestures of a system.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some Scene {
      painted("defersSystemGestures", "\(edges)")
    }
  }
#endif
