package struct ExitStatus: Sendable {
  /// 0: done. 1: `check` or `prove` found something, or a person must edit. 2: a file was not read or written.
  package let code: Int32

  /// - Parameter maxLook: The calls that may need a look before a check fails; nil: it fails for any call.
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
