import Foundation
import HostRuntime

/// The effects of a host's work outside of its views, and its inputs from there. A test kit reads them.
///
/// A host without a monitor keeps only the kinds of unseen work.
package final class OutsideReport: @unchecked Sendable {
  // NB: all of it is guarded by the lock; jobs run on any thread.
  private let lock = Lock()
  private var keeps = false
  private var effects: [String] = []
  private var unseen: Set<String> = []
  private var unseenEffects: Set<String> = []
  private var inputs: [String: Input] = [:]

  /// How far a host got with one input.
  package struct Input: Sendable {
    /// Whether it changed after the views had read it first.
    package var hasChanged: Bool
    package var isReadByBody = false
    package var isReadByAction = false
    package init(hasChanged: Bool = false) { self.hasChanged = hasChanged }

    package mutating func formUnion(_ other: Input) {
      hasChanged = hasChanged || other.hasChanged
      isReadByBody = isReadByBody || other.isReadByBody
      isReadByAction = isReadByAction || other.isReadByAction
    }
  }

  /// The report of the host that this thread works for; nil for none, and for a host that keeps none.
  private static var ofThread: OutsideReport? {
    guard let jobs = HostJobs.current, !Uncounted.isHere else { return nil }
    let report = jobs.outside
    return report.lock.withLock { report.keeps } ? report : nil
  }

  /// Runs what is no work of a host, though an evaluation or an action may be under way.
  package static func unnoted<Result>(_ body: () -> Result) -> Result { Uncounted.run(body) }
  package static var isKept: Bool { ofThread != nil }
  package static var isOnMain: Bool { HostJobs.isOnMain }
  @MainActor private var isInAction: (() -> Bool)?
  nonisolated init() {}

  /// Keeps effects and inputs from now on. `isInAction`: whether the action of an observer runs.
  @MainActor func keep(isInAction: @escaping () -> Bool) {
    EffectHooks.install()
    self.isInAction = isInAction
    lock.withLock { keeps = true }
  }

  /// Notes an effect outside of the views, such as an opened URL, for the host that this thread works for.
  package static func note(effect: @autoclosure () -> String) {
    guard let report = ofThread else { return }
    let effect = effect()
    report.lock.withLock { report.effects.append(effect) }
  }

  #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
    /// Notes a write into the defaults of the process or of a suite.
    func noteSetting(_ key: AnyObject?, _ value: AnyObject?, in suite: AnyObject?) {
      guard lock.withLock({ keeps }) else { return }
      func text(_ object: AnyObject?) -> String { object.map(Self.description) ?? "nil" }
      // The name of Core Foundation for the process.
      let name = text(suite).hasPrefix("kCFPreferences") ? text(key) : "\(text(suite)) \(text(key))"
      let effect = "UserDefaults: \(name) = \(text(value))"
      lock.withLock { effects.append(effect) }
      note(input: "UserDefaults \(text(key))") { $0.hasChanged = true }
    }

    /// The present and a new identifier differ from run to run, and count as equal.
    private static func description(of object: AnyObject) -> String {
      func isNow(_ seconds: Double) -> Bool { abs(seconds) < 5 }
      let now = Date()
      if let date = object as? NSDate, isNow(date.timeIntervalSince(now)) { return "now" }
      if let number = (object as? NSNumber)?.doubleValue,
        isNow(number - now.timeIntervalSince1970) || isNow(number - now.timeIntervalSinceReferenceDate)
      {
        return "now"
      }
      return UUID(uuidString: "\(object)") == nil ? "\(object)" : "a UUID"
    }
  #endif

  /// Notes a printed text. What other threads print comes in no order, and does not count.
  func note(printed text: String) {
    guard lock.withLock({ keeps }), OutsideReport.isOnMain else { return }
    let text = OutsideReport.stable(text)
    lock.withLock { effects.append("print: \(text)") }
  }

  /// A text without long numbers: times, identifiers and addresses differ from run to run.
  private static func stable(_ text: String) -> String {
    var (stable, number) = ("", "")
    for letter in text + "\n" {
      if letter.isHexDigit || [".", ":", "-"].contains(letter) {
        number.append(letter)
        continue
      }
      stable += number.count > 5 && number.contains(where: \.isNumber) ? "…" : number
      stable.append(letter)
      number = ""
    }
    return String(stable.dropLast())
  }

  /// The effects that `takeEffects()` would return.
  package var newEffects: [String] { lock.withLock { effects } }

  /// The effects since the last call.
  package func takeEffects() -> [String] {
    lock.withLock {
      if effects.isEmpty { return [] }
      defer { effects = [] }
      return effects
    }
  }

  package static func note(unseenEffect kind: String) { ofThread?.note(unseenEffect: kind) }

  /// Notes an effect that cannot be compared.
  func note(unseenEffect kind: String) { lock.withLock { if keeps { unseenEffects.insert(kind) } } }

  /// The kinds of effects that could not be compared.
  package var allUnseenEffects: Set<String> { lock.withLock { unseenEffects } }

  /// Notes a kind of work whose end cannot be observed.
  func note(unseenWork kind: String) { lock.withLock { _ = unseen.insert(kind) } }

  /// The kinds of an action's work that the host cannot wait for: an event source of the main queue, or all work on the
  /// main queue if this system does not report it.
  package var unseenWork: [String] { lock.withLock { unseen.isEmpty ? [] : unseen.sorted() } }

  /// Notes an input from outside of the host, such as the events of a publisher.
  func note(input name: @autoclosure () -> String, _ change: (inout Input) -> Void = { _ in }) {
    guard lock.withLock({ keeps }) else { return }
    let name = name()
    lock.withLock { change(&inputs[name, default: Input()]) }
  }

  /// Notes that the host that this thread works for reads a value of the system, in an evaluation or else in an action.
  static func noteRead(of input: String, isInBody: Bool) {
    guard let report = ofThread else { return }
    let isInAction = !isInBody && isOnMain && MainActor.assumeIsolated { report.isInAction?() == true }
    report.note(input: input) {
      if isInBody { $0.isReadByBody = true }
      if isInAction { $0.isReadByAction = true }
    }
  }

  /// Notes that a body reads a file, a setting or the environment. Those of the system and the app do not change.
  static func noteRead(ofOutside input: String) {
    guard Evaluation.current != nil else { return }
    let folders = ["/usr/", "/etc/", "/proc/", "/sys/", "/dev/", "/lib", "/opt/", Bundle.main.bundlePath]
    let variables = ["LANG", "LC_", "TZ", "HOME", "PATH", "TMP", "SWIFT_", "CFFIXED_", "ICU_"]
    let system = folders.map { "file \($0)" } + variables.map { "the environment variable \($0)" }
    if !system.contains(where: input.hasPrefix) { noteRead(of: input, isInBody: true) }
  }

  package var allInputs: [String: Input] { lock.withLock { inputs } }
}
