package struct ExitStatus: Sendable {
  /// 0: all is done. 1: `check` found a call, `prove` has no answer or a difference, or a person must edit a call. 2: a
  /// file could not be read, parsed or written.
  package let code: Int32

  /// - Parameter maxLook: The number of calls that may need a look before a check fails; calls to rewrite then do not
  ///   count. With nil, a check fails for any call of either kind.
  package init(_ files: [FileMigration], isCheck: Bool, maxLook: Int? = nil) {
    let summary = Summary(files)
    if summary.unreadable > 0 {
      code = 2
    } else if let maxLook, isCheck {
      code = summary.left > 0 || summary.look > maxLook ? 1 : 0
    } else {
      code = summary.left > 0 || summary.unanswered > 0 || (isCheck && summary.rewritten > 0) ? 1 : 0
    }
  }
}
