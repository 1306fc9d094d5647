import Foundation

/// A request of a person or the system to end the process, kept until the current file is complete.
package enum Interruption {
  // NB: a signal handler writes it, and may do nothing else.
  private nonisolated(unsafe) static var signalNumber: Int32 = 0

  /// From here on, an interruption is only noted.
  package static func hold() {
    #if !os(Windows)
      _ = signalNumber
      for number in [SIGINT, SIGTERM, SIGHUP] { _ = signal(number) { Interruption.signalNumber = $0 } }
    #endif
  }

  /// The signal that came since `hold()`; nil where none did.
  package static var signalReceived: Int32? { signalNumber == 0 ? nil : signalNumber }
}
