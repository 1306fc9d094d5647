public import Foundation

/// A picture that is loaded. A test calls `finishLoading` of a host to supply the picture or the error.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content
  @State private var finished: Finished?

  private struct Finished {
    let url: URL
    let phase: AsyncImagePhase
  }

  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.content) = (url, content)
  }

  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { Color.gray })
  }

  public nonisolated init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Loaded, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension AsyncImage: _EngineView {
  public var body: some View {
    let (url, finished) = (url, $finished)
    let known = finished.wrappedValue
    LoadingImage(
      content: content(known.flatMap { $0.url == url ? $0.phase : nil } ?? .empty),
      _look: LoadingTrait(url: url) { phase in
        if let url { finished.wrappedValue = Finished(url: url, phase: phase) }
      })
  }
}

extension ViewHost {
  /// Has every `AsyncImage` of a URL show a picture, or that it could not be loaded, in one event.
  /// - Throws: `ViewHostError` if no view shows that URL.
  public func finishLoading(
    _ url: URL, with result: Result<Image, any Error>, fileID: String = #fileID, line: Int = #line
  ) throws {
    try called(from: fileID, line) {
      let index = try screen("finishLoading").index
      let waiting = index.landmarks(LoadingTrait.self).compactMap { $0.trait(LoadingTrait.self) }
      let found = waiting.filter { $0.url == url }
      guard !found.isEmpty else {
        let others = waiting.compactMap(\.url?.absoluteString)
        throw ViewHostError(
          .notFound, "finishLoading", "no AsyncImage shows \(url.absoluteString)",
          details: others.isEmpty ? [] : ["Shown: \(NameList(others, near: url.absoluteString, quoting: false))."],
          toFix: (others.isEmpty ? "" : "use one of these URLs, or ") + "perform the event that shows the image first")
      }
      let phase =
        switch result {
        case .success(let image): AsyncImagePhase.success(image)
        case .failure(let error): AsyncImagePhase.failure(error)
        }
      graph.work(on: "finish loading \(url.absoluteString)") { for image in found { image.finish(phase) } }
    }
  }
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The loaded picture; nil before, and after an error.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error of the loading; nil without one.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

private struct LoadingImage<Content: View> {
  let content: Content
  let _look: LoadingTrait
}

extension LoadingImage: _WrapperView {
  static var _isOwnView: Bool { true }

  static func _render(_ look: LoadingTrait, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(landmark: look) {
      rendering.add(
        ContainerElement("AsyncImage", _Attribute.list([look.url.map { ("url", $0.absoluteString) }])),
        around: content)
    }
  }
}

/// A picture that is being loaded.
struct LoadingTrait: ElementTrait {
  let url: URL?
  let finish: (AsyncImagePhase) -> Void
}
