#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows the fraction that is completed when the body is evaluated: later changes of the progress are not observed.
    public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }
  }
#endif
