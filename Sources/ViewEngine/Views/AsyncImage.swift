public import Foundation

/// A picture that is loaded. The engine loads nothing: the picture comes, or fails to, when `finishLoading` of a host says
/// so.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content
  @State private var finished: Finished?

  private struct Finished {
    let url: URL
    let phase: AsyncImagePhase
  }

  /// - Parameters:
  ///   - scale: how many pixels of the picture there are to a point; not looked at.
  ///   - transaction: what the phases come with; not looked at.
  ///   - content: makes the view of each phase.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// - Parameter scale: how many pixels of the picture there are to a point; not looked at.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { Color.gray })
  }

  /// - Parameters:
  ///   - content: makes the view of the picture.
  ///   - placeholder: what is shown until it comes.
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

/// A picture that somebody waits for.
struct LoadingTrait: ElementTrait {
  let url: URL?
  let finish: (AsyncImagePhase) -> Void
}

extension ViewHost {
  /// Has every `AsyncImage` of a URL show a picture, or that it could not be loaded, in one event.
  ///
  /// - Throws: `ViewHostError` if no view shows that URL.
  public func finishLoading(_ url: URL, with result: Result<Image, any Error>) throws {
    let outline = try screen("finishLoading").outline
    let waiting = outline.landmarks(LoadingTrait.self).compactMap { $0.trait(LoadingTrait.self) }
    let found = waiting.filter { $0.url == url }
    guard !found.isEmpty else {
      let others = waiting.compactMap(\.url?.absoluteString)
      throw ViewHostError(
        .notFound,
        "finishLoading: no AsyncImage shows \(url.absoluteString)."
          + (others.isEmpty ? "" : " What is shown: \(others.joined(separator: ", "))."))
    }
    let phase =
      switch result {
      case .success(let image): AsyncImagePhase.success(image)
      case .failure(let error): AsyncImagePhase.failure(error)
      }
    graph.work(on: "finish loading \(url.absoluteString)") { for image in found { image.finish(phase) } }
  }
}
