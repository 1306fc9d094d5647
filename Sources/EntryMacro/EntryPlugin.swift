import EntryExpansion
import Foundation

/// The compiler plug-in that expands `@Entry`: a program that the compiler starts, and talks to over pipes. It parses
/// declarations itself: swift-syntax would be a dependency, which the default build must not have. Its code is in a
/// library, so that tests can import it.
@main struct EntryPlugin {
  static func main() { MessageLoop(input: .standardInput, output: .standardOutput).run() }
}
