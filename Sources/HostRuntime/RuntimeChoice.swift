#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Whether hosts follow their jobs by the reports of Swift's runtime.
package enum RuntimeChoice {
  /// The environment variable that switches the reports off, with the value `degraded`.
  package static let variable = "VIEW_ENGINE_RUNTIME"

  /// Why no host of this process knows its jobs; nil if each can. The first use tries the runtime out.
  package static var whyUnknown: String? {
    switch layout {
    case .success: nil
    case .failure(let reason): reason.text
    }
  }

  private struct Reason: Error { let text: String }

  private static let layout: Result<TaskLayout, Reason> = {
    if let value = getenv(variable), String(cString: value) == "degraded" {
      return .failure(Reason(text: "\(variable) is set to degraded"))
    }
    guard let layout = JobLedger.shared.layout else {
      return .failure(Reason(text: "this version of Swift's runtime does not report jobs in a known way"))
    }
    return .success(layout)
  }()

  /// The tracking of a new host.
  ///
  /// - Parameters:
  ///   - watches: whether the host is to follow its jobs, if it can.
  ///   - holder: what holds the sleeps of the jobs; nil lets them sleep in real time.
  package static func tracking(watches: Bool, holdingSleeps holder: (any SleepHolder)?) -> any JobTracking & JobOwner {
    if !watches { return UntrackedJobs(because: "Configuration.watchesRuntime is false") }
    switch layout {
    case .success(let layout): return TrackedJobs(holdingSleeps: holder, readingBy: layout)
    case .failure(let reason): return UntrackedJobs(because: reason.text)
    }
  }
}
