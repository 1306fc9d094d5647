@_spi(AppleNames) import ViewEngine

/// The kinds of pictures that a picker would offer.
public struct _PhotoFilter: Hashable, Sendable {
  private let name: String
  public static let images = _PhotoFilter(name: "images")
  public static let videos = _PhotoFilter(name: "videos")
  public static let livePhotos = _PhotoFilter(name: "livePhotos")
  public static let screenshots = _PhotoFilter(name: "screenshots")
  public static func any(of filters: [_PhotoFilter]) -> _PhotoFilter {
    _PhotoFilter(name: filters.map(\.name).joined(separator: " or "))
  }
  public static func all(of filters: [_PhotoFilter]) -> _PhotoFilter {
    _PhotoFilter(name: filters.map(\.name).joined(separator: " and "))
  }
  public static func not(_ filter: _PhotoFilter) -> _PhotoFilter { _PhotoFilter(name: "not \(filter.name)") }
}

extension View {
  /// Kept in the render tree; there is no library of pictures, so a person chooses none. The type of an item is the
  /// program's: the engine has no PhotosUI.
  public nonisolated func photosPicker<Selection>(
    isPresented: Binding<Bool>, selection: Binding<Selection>, maxSelectionCount: Int? = nil,
    matching filter: _PhotoFilter? = nil
  ) -> some View { painted("photosPicker") }
}
