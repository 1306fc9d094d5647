#if canImport(AppKit) && !ViewEngine
  import AppKit
  import SwiftUI

  /// The host of a test where SwiftUI itself evaluates: a window of this process.
  ///
  /// It can do what any engine lets a host do. What SwiftUI does not tell, such as its warnings, it has no names
  /// for, and a file of tests that uses them is one for the bundled engine.
  @MainActor
  final class ViewHost {
    private let window: NSWindow
    private let controls = Controls()

    init<Root: View>(_ root: Root) {
      window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 400, height: 400), styleMask: [.titled], backing: .buffered,
        defer: false)
      window.isReleasedWhenClosed = false
      window.contentView = NSHostingView(rootView: root.environment(\.controls, controls))
      // Only what is in a window on screen appears.
      window.orderBack(nil)
      work()
    }

    func tap(_ label: String) throws {
      guard let action = controls.actions[label] else {
        throw NoSuchButton(label: label, labels: controls.actions.keys.sorted())
      }
      update(action)
    }

    func update(_ body: () -> Void) {
      body()
      work()
    }

    @discardableResult
    func settle(maxFrames: Int = 100) async -> Bool {
      for _ in 0..<maxFrames {
        await Task.yield()
        work()
      }
      return true
    }

    /// Has SwiftUI do what it has put off to the end of this turn.
    private func work() {
      window.contentView?.layoutSubtreeIfNeeded()
      _ = RunLoop.main.run(mode: .default, before: Date())
    }
  }

  struct NoSuchButton: Error {
    let label: String
    let labels: [String]
  }

  /// The actions of the buttons on screen, by their titles.
  @MainActor
  final class Controls {
    var actions: [String: @MainActor () -> Void] = [:]
  }

  /// SwiftUI's button, which also tells the host what it does.
  struct Button: View {
    private let title: String
    private let action: @MainActor () -> Void
    @Environment(\.controls) private var controls

    init(_ title: String, action: @escaping @MainActor () -> Void) {
      self.title = title
      self.action = action
    }

    var body: some View {
      let _ = controls?.actions[title] = action
      SwiftUI.Button(title, action: action)
    }
  }

  private struct ControlsKey: EnvironmentKey {
    static let defaultValue: Controls? = nil
  }

  extension EnvironmentValues {
    fileprivate var controls: Controls? {
      get { self[ControlsKey.self] }
      set { self[ControlsKey.self] = newValue }
    }
  }
#endif
