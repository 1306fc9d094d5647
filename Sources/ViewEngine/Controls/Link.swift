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

/// What a link shows and does, below the node that reads the environment.
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

/// Opens a URL. Without a handler of your own nothing is opened: the engine has no system to ask.
public struct OpenURLAction {
  /// What a handler did with a URL.
  public enum Result: Hashable, Sendable { case handled, discarded, systemAction }

  private let handler: ((URL) -> Result)?

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  init() { handler = nil }

  public func callAsFunction(_ url: URL) { _ = handler?(url) }
}
