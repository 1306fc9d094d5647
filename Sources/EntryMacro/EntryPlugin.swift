import EntryExpansion
import Foundation

/// The compiler plug-in that expands `@Entry`: a program that the compiler starts, and talks to over pipes.
///
/// It reads declarations by itself: swift-syntax would be a dependency, which the default build must not have.
/// What it does is in a library, for tests to import.
@main struct EntryPlugin {
  static func main() { MessageLoop(input: .standardInput, output: .standardOutput).run() }
}
