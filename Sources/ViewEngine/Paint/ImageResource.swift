public import Foundation

/// A picture of an asset catalogue. Xcode writes one for each: `Image(.logo)` is then checked by the compiler.
///
/// A target that the package manager builds has nobody who writes them: extend the type with those that the views name.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// - Parameters:
  ///   - name: what the picture is called; what `ViewHost.tree` shows, and what a button of it alone is looked up by.
  ///   - bundle: where the catalogue is; the engine does not look.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name) }
}
