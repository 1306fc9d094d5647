@testable import ViewEngine

/// The state that the views under stress share with the writing threads.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
final class WorkSite: @unchecked Sendable {
  let model = SharedNumber()
  let bell = Bell()
  private let lock = Lock()
  private var bindings: [String: Binding<Int>] = [:]
  private var hosts: [ViewHost] = []

  /// A way to write to a state, for any thread.
  subscript(name: String) -> Binding<Int>? {
    get { lock.withLock { bindings[name] } }
    set {
      let old = lock.withLock {
        defer { bindings[name] = newValue }
        return bindings[name]
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Offers a host to all threads; one of them takes it.
  func leave(_ host: ViewHost) { lock.withLock { hosts.append(host) } }
  func take() -> ViewHost? { lock.withLock { hosts.popLast() } }
}

/// A state that a thread writes, and what an observer sees of it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct WrittenView: View {
  let site: WorkSite
  let name: String
  @State private var value = 0
  @State private var seen = 0
  var body: some View {
    Text("\(name) \(value)").observe(value, followsCaptureRule: true) { seen = $0 }
      .onAppear { site[name] = $value }
    Text("seen \(seen)")
  }
}

/// A model and a source that a thread writes and sends.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct InformedView: View {
  let site: WorkSite
  @State private var count = 0
  @State private var last = 0
  var body: some View {
    Text("model \(site.model.value)")
    Text("received \(count), last \(last)").receive(from: site.bell.source) {
      count += 1
      last = $0
    }
  }
}

/// A preference that a thread writes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct PreferringView: View {
  let site: WorkSite
  let name: String
  @State private var value = 0
  @State private var preferred = 0
  var body: some View {
    Text("preferred \(preferred)")
    Text("set").preference(key: PreferredNumber.self, value: value)
      .onPreferenceChange(PreferredNumber.self) { preferred = $0 }
      .onAppear { site[name] = $value }
  }
}

enum PreferredNumber: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A view that threads write to while a person taps.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct WorkedView: View {
  let site: WorkSite
  let names: [String]
  let preference: String
  @State private var taps = 0
  var body: some View {
    Button("Tap") { taps += 1 }
    Text("taps \(taps)")
    ForEach(names, id: \.self) { WrittenView(site: site, name: $0) }
    InformedView(site: site)
    PreferringView(site: site, name: preference)
  }
}
