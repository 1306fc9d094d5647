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
        nonisolated(unsafe) let parts = [posted.object, posted.userInfo].compactMap(\.self)
        if !parts.isEmpty {
          guard OutsideReport.isOnMain else { return OutsideReport.note(unseenEffect: "a notification from a thread") }
          contents = MainActor.assumeIsolated { parts.map { " " + (values?.newText(of: $0) ?? "") }.joined() }
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
