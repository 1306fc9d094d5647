#if canImport(Combine)
  import Combine
#elseif OpenCombine
  import OpenCombine
#endif
import Observation
import OnChangeCompat
import ReferenceModel

/// The state that all views of one run share.
final class World {
  let program: Program
  let shared: any SharedModel
  #if canImport(Combine) || OpenCombine
    let subject = PassthroughSubject<Int, Never>()
  #endif
  /// Which form of modern `onChange` the views use.
  let modern: ModernForm
  private var log: [String] = []
  /// The way to the root's states.
  private(set) var root: EngineScope?
  /// Sleeps for some seconds on the host's clock.
  private(set) var sleep: @Sendable (Int) async throws -> Void = { _ in }

  /// Logged on systems without models.
  static let requirement = "the programs have an @Observable model, which needs macOS 14, iOS 17, tvOS 17 or watchOS 10"

  init(_ program: Program, modern: ModernForm = .shim) {
    self.program = program
    self.modern = modern
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { fatalError(Self.requirement) }
    shared = ObservableModel()
  }

  /// Takes note of what the root's body knows.
  func begin(_ root: EngineScope, sleep: @escaping @Sendable (Int) async throws -> Void) {
    self.root = root
    self.sleep = sleep
  }

  /// The log since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Without Combine no view observes it.
  func send(_ value: Int) {
    #if canImport(Combine) || OpenCombine
      subject.send(value)
    #endif
  }

  func say(_ line: String) { log.append(line) }
}

/// The model of a program's views.
protocol SharedModel: AnyObject {
  var zeroth: Int { get set }
  var first: Int { get set }
  func binding(_ number: Int) -> Binding<Int>
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@Observable
final class ObservableModel: SharedModel {
  var zeroth = 0
  var first = 0

  func binding(_ number: Int) -> Binding<Int> { number == 0 ? Bindable(self).zeroth : Bindable(self).first }
}

/// A view's properties: the values that its body and its actions read and write.
struct EngineScope: Scope {
  let world: World
  // The states themselves, as in a closure of a body: a read through a copy may differ from one through a binding.
  let first: State<Int>
  let second: State<Int>
  let link: Binding<Int>
  let input: Int
  var level = 0

  /// The binding that a slot names.
  func binding(_ slot: Slot) -> Binding<Int> {
    switch slot {
    case .first: first.projectedValue
    case .second: second.projectedValue
    case .link: link
    case .model(let number): world.shared.binding(number)
    case .input, .level, .row: fatalError("\(slot) has no binding")
    }
  }

  func read(_ slot: Slot) -> Int {
    switch slot {
    case .first: first.wrappedValue
    case .second: second.wrappedValue
    case .link: link.wrappedValue
    case .input: input
    case .level: level
    case .model(0): world.shared.zeroth
    case .model: world.shared.first
    case .row: fatalError("a row is a constant of the closure")
    }
  }

  func write(_ slot: Slot, _ value: Int) {
    switch slot {
    case .model(0): world.shared.zeroth = value
    case .model: world.shared.first = value
    default: binding(slot).wrappedValue = value
    }
  }

  func animate(_ body: () -> Void) { withAnimation { body() } }
  func send(_ value: Int) { world.send(value) }
  func log(_ line: String) { world.say(line) }
}
