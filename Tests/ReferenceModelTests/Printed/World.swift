import Observation
import OnChangeCompat

/// The state that the views of a printed program share.
final class World {
  private(set) var lines: [String] = []
  let shared = Shared()
  /// The root, whose states are written from outside.
  private(set) var root: Any?

  func log(_ line: String) { lines.append(line) }
  func begin(_ root: Any) { self.root = root }
}

@Observable
final class Shared {
  var zeroth = 0
  var first = 0
}

extension EnvironmentValues {
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

enum Marks: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

func isOdd(_ value: Int) -> Bool { value % 2 == 1 }
func number(_ value: Int) -> Int { value }
func number(_ value: Double) -> Int { value.isNaN ? 3 : Int(value) }
func number(_ values: [Int]) -> Int { values.reduce(0, +) % 4 }
func double(_ value: Int) -> Double { value == 3 ? .nan : Double(value) }

extension View {
  /// Sleeps on the host's clock, then acts.
  func sleeping(id: Int, for seconds: Int, then action: @escaping () -> Void) -> some View {
    modifier(Sleeping(id: id, seconds: seconds, action: action))
  }
}

private struct Sleeping: ViewModifier {
  let id: Int
  let seconds: Int
  let action: () -> Void
  @Environment(\.clock) private var clock

  func body(content: Content) -> some View {
    nonisolated(unsafe) let action = action
    content.task(id: id) { @MainActor [clock, seconds] in
      do { try await clock.sleep(for: .seconds(seconds)) } catch { return }
      action()
    }
  }
}
