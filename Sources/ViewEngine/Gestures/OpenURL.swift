public import Foundation

struct URLView<Content: View> {
  let content: Content
  let _look: (URL) -> Void
}

extension URLView: _WrapperView {
  static func _render(_ look: @escaping (URL) -> Void, around content: () -> Void, into rendering: _Rendering) {
    content()
    // After the content, so that inner actions come first.
    rendering.apply(landmark: URLTrait(action: look)) {}
  }
}

extension URLView: OutsideAction { static var input: String { "onOpenURL" } }

struct URLTrait: ElementTrait { let action: (URL) -> Void }

extension View {
  /// Runs `action` with a URL that the app is to open: see `open` of a host.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    URLView(content: self, _look: action)
  }
}

extension ViewHost {
  /// Opens a URL in the app, in one event: all `onOpenURL` actions of mounted views run, inner ones first (our choice).
  /// - Throws: `ViewHostError` if there is no such action.
  public func open(_ url: URL, fileID: String = #fileID, line: Int = #line) throws {
    try called(from: fileID, line) {
      let actions = try screen("open").index.landmarks(URLTrait.self).compactMap { $0.trait(URLTrait.self)?.action }
      guard !actions.isEmpty else {
        throw ViewHostError(
          .notFound, "open", "no view has an .onOpenURL action for \(url.absoluteString)",
          toFix: "add .onOpenURL { url in … } to a view")
      }
      graph.work(on: "open \(url.absoluteString)") { for action in actions { action(url) } }
    }
  }
}
