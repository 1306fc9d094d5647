public import Foundation

/// A colour of an asset catalogue. Xcode writes one for each: `Color(.brand)` is then checked by the compiler.
///
/// A target that the package manager builds has nobody who writes them: extend the type with those that the views name.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// - Parameters:
  ///   - name: what the colour is called; what `ViewHost.tree` shows.
  ///   - bundle: where the catalogue is; the engine does not look.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  public init(_ resource: ColorResource) { self.init(resource.name) }
}
