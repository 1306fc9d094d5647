#if OpenCombine && !canImport(Darwin)
  public import Foundation
  import OpenCombine
  public import OpenCombineFoundation

  // NB: disfavored, for OpenCombineFoundation has the same, except where it could import a module named Combine: it can
  // where a build has called this module so before, and compiles it anew.

  extension NotificationCenter {
    /// A publisher of the notifications that the center posts.
    ///
    /// - Parameters:
    ///   - name: of the notifications.
    ///   - object: who posts them; nil for anybody.
    @_disfavoredOverload
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> OCombine.Publisher {
      ocombine.publisher(for: name, object: object)
    }
  }

  /// Gives `NotificationCenter.Publisher` its meaning where OpenCombineFoundation does not.
  public protocol _NotificationCenterNames {}
  extension _NotificationCenterNames { public typealias Publisher = NotificationCenter.OCombine.Publisher }
  extension NotificationCenter: _NotificationCenterNames {}
#endif
