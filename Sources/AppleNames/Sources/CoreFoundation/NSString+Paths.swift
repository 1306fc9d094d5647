import Foundation

extension NSString {
  /// The path with `~` in place of the home folder.
  public var abbreviatingWithTildeInPath: String {
    let (path, home) = (String(describing: self), NSHomeDirectory())
    guard path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}
