/// Whether work that a host sends to a queue is reported.
package enum QueueReports {
  /// Whether the functions of Dispatch and Core Foundation are replaced, each in some image.
  package static let areInstalled: Bool = {
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
      QueueHooks.install()
    #else
      false
    #endif
  }()

  /// Tries a form of sending work out: whether what `send` sends is reported. It is then dropped.
  package static func sees(_ send: () -> Void) -> Bool {
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
      areInstalled && QueueHooks.sees(send)
    #else
      false
    #endif
  }
}
