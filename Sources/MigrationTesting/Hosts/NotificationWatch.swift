#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// Notes each notification that the work of a host posts, as an effect.
  @MainActor
  final class NotificationWatch {
    private nonisolated(unsafe) var token: (any NSObjectProtocol)?

    init(_ values: StoredValues) {
      token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { [weak values] posted in
        // Foundation's own follow from calls that are seen elsewhere, and some come only once in a process.
        guard OutsideReport.isKept, !posted.name.rawValue.hasPrefix("NS"),
          posted.name != .appStorageDidChange
        else { return }
        var contents = ""
        if let info = posted.userInfo {
          guard OutsideReport.isOnMain else { return OutsideReport.note(unseenEffect: "a notification from a thread") }
          nonisolated(unsafe) let info = info
          contents = MainActor.assumeIsolated { " " + (values?.newText(of: info) ?? "") }
        }
        OutsideReport.note(effect: "post \(posted.name.rawValue)\(contents)")
      }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }
  }

  extension StoredValues {
    fileprivate func newText(of value: Any) -> String {
      var walk = Walk()
      return text(of: value, &walk)
    }
  }
#endif
