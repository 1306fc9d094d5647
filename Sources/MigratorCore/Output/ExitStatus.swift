/// What the command exits with.
package struct ExitStatus: Sendable {
  /// 0: all is done. 1: `--check` found something to do, or a call was left for a person. 2: a file could not be read,
  /// parsed or written.
  package let code: Int32

  package init(_ files: [FileMigration], isCheck: Bool) {
    let summary = Summary(files)
    if summary.unreadable > 0 {
      code = 2
    } else {
      code = summary.left > 0 || (isCheck && summary.rewritten > 0) ? 1 : 0
    }
  }
}
