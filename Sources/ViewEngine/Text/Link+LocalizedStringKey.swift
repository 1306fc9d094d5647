public import Foundation

// What is written as a literal, or kept as a key: see `LocalizedStringKey`.

extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}
