public import Foundation

/// A control that opens a URL, with the environment's `openURL`.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: _EngineView {
  public var body: some View {
    let action = openURL
    LinkControl(content: label, _look: (destination, action))
  }
}

/// Opens a URL. Without your own handler, the engine opens nothing, because it has no system to ask.
public struct OpenURLAction {
  /// The outcome of a handler.
  public enum Result: Hashable, Sendable { case handled, discarded, systemAction }
  private let handler: ((URL) -> Result)?

  /// Passes each URL to the handler, whose result a view does not see.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  init() { handler = nil }

  /// Passes the URL to the handler; without one, nothing opens.
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Passes the URL to the handler, then calls `completion`: true if the handler took the URL.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url) == .handled)
  }

  private func open(_ url: URL) -> Result? {
    OutsideReport.note(effect: "openURL: \(url.absoluteString)")
    return handler?(url)
  }
}

/// The content and control of a link, below the node that reads the environment.
private struct LinkControl<Label: View> {
  let content: Label
  let _look: (destination: URL, action: OpenURLAction)
}

extension LinkControl: _WrapperView {
  static var _isOwnView: Bool { true }

  static func _render(
    _ look: (destination: URL, action: OpenURLAction), around content: () -> Void,
    into rendering: _Rendering
  ) {
    let element = _Element(
      "Link", attributes: [_Attribute("destination", look.destination.absoluteString)],
      control: ButtonControl { look.action(look.destination) })
    rendering.add(element, around: content)
  }
}
