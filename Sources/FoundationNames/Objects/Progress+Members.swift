#if !canImport(Darwin)
  public import Foundation

  extension Progress {
    private func info<Value>(_ key: String) -> Value? { userInfo[ProgressUserInfoKey(rawValue: key)] as? Value }
    private func keep(_ value: Any?, _ key: String) {
      setUserInfoObject(value, forKey: ProgressUserInfoKey(rawValue: key))
    }

    /// Kept; the texts of the progress do not use it, as with the following.
    public var fileOperationKind: FileOperationKind? {
      get { info("NSProgressFileOperationKindKey") }
      set { keep(newValue, "NSProgressFileOperationKindKey") }
    }
    /// Kept with the progress; its texts do not use it.
    public var fileURL: URL? {
      get { info("NSProgressFileURLKey") }
      set { keep(newValue, "NSProgressFileURLKey") }
    }
    /// Kept with the progress; its texts do not use it.
    public var fileTotalCount: Int? {
      get { info("NSProgressFileTotalCountKey") }
      set { keep(newValue, "NSProgressFileTotalCountKey") }
    }
    /// Kept with the progress; its texts do not use it.
    public var fileCompletedCount: Int? {
      get { info("NSProgressFileCompletedCountKey") }
      set { keep(newValue, "NSProgressFileCompletedCountKey") }
    }
    /// Kept with the progress; its texts do not use it.
    public var estimatedTimeRemaining: TimeInterval? {
      get { info("NSProgressEstimatedTimeRemainingKey") }
      set { keep(newValue, "NSProgressEstimatedTimeRemainingKey") }
    }
    /// Kept with the progress; its texts do not use it.
    public var throughput: Int? {
      get { info("NSProgressThroughputKey") }
      set { keep(newValue, "NSProgressThroughputKey") }
    }
    /// Runs the closure while the progress is the current one.
    public func performAsCurrent<ReturnType>(
      withPendingUnitCount unitCount: Int64, using work: () throws -> ReturnType
    ) rethrows -> ReturnType {
      becomeCurrent(withPendingUnitCount: unitCount)
      defer { resignCurrent() }
      return try work()
    }
    /// Does nothing: no other program sees a progress.
    public func publish() {}
    /// Does nothing: no other program sees a progress.
    public func unpublish() {}
  }
#endif
