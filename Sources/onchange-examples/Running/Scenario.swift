import OnChangeCompat

/// A situation that is written twice, with each API, and shown side by side.
struct Scenario: Sendable {
  /// By what it is called on the command line.
  let name: String
  /// Its lesson, in one sentence.
  let summary: String
  /// The reason why the two differ, if they do.
  let difference: String
  /// The events after the presentation.
  let events: [Event]
  /// The names of the two: mostly the forms of onChange.
  let titles: [String]
  private let legacy: @MainActor @Sendable (Log) -> ViewHost
  private let modern: @MainActor @Sendable (Log) -> ViewHost

  init<Legacy: View, Modern: View>(
    _ name: String, _ summary: String, difference: String = "", titles: [String] = ["legacy", "modern"],
    events: [Event],
    legacy: @escaping @MainActor @Sendable (Log) -> Legacy, modern: @escaping @MainActor @Sendable (Log) -> Modern
  ) {
    self.name = name
    self.summary = summary
    self.difference = difference
    self.events = events
    self.titles = titles
    self.legacy = { Self.host(legacy($0), log: $0) }
    self.modern = { Self.host(modern($0), log: $0) }
  }

  @MainActor func run() async throws -> [Row] {
    let logs = (legacy: Log(), modern: Log())
    let hosts = (legacy: legacy(logs.legacy), modern: modern(logs.modern))
    var rows = [Row(event: "present", legacy: logs.legacy.take(), modern: logs.modern.take())]
    for event in events {
      try await event.perform(hosts.legacy, logs.legacy)
      try await event.perform(hosts.modern, logs.modern)
      rows.append(Row(event: event.name, legacy: logs.legacy.take(), modern: logs.modern.take()))
    }
    hosts.legacy.dismiss()
    hosts.modern.dismiss()
    return rows
  }

  /// A host whose warnings are part of what is shown.
  @MainActor private static func host(_ view: some View, log: Log) -> ViewHost {
    let warnings = Warnings(log)
    var configuration = ViewHost.Configuration()
    configuration.records = false
    configuration.onWarning = { message in MainActor.assumeIsolated { warnings.log("warning: \(message)") } }
    return ViewHost(view, configuration: configuration)
  }

  /// The lines that both views printed in one event.
  struct Row: Equatable {
    let event: String
    let legacy: [String]
    let modern: [String]
    var isSame: Bool { legacy == modern }
  }
}

@MainActor
private final class Warnings {
  let log: Log
  init(_ log: Log) { self.log = log }
}

/// Something that a person or the system does.
struct Event: Sendable {
  let name: String
  let perform: @MainActor @Sendable (ViewHost, Log) async throws -> Void

  init(_ name: String, _ perform: @escaping @MainActor @Sendable (ViewHost) async throws -> Void) {
    self.init(name) { host, _ in try await perform(host) }
  }

  /// One that also prints what there is to see.
  init(_ name: String, _ perform: @escaping @MainActor @Sendable (ViewHost, Log) async throws -> Void) {
    (self.name, self.perform) = (name, perform)
  }

  static func tap(_ label: String) -> Event { Event("tap \(label)") { try $0.tap(label) } }
  static func select(_ tab: String) -> Event { Event("select \(tab)") { try $0.select(tab) } }
  static func type(_ text: String, into label: String) -> Event {
    Event("type \(text)") { host in
      try host.type(text, into: label)
    }
  }
  static let render = Event("render") { $0.render() }
  static let dismiss = Event("dismiss") { $0.dismiss() }
}
