import SwiftUI
import Testing

@MainActor
@Suite("Fonts and insets of UIKit and AppKit", .timeLimit(.minutes(20))) struct FontAndInsetsTests {
  @Test func `a text style has its usual size`() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(NSFont.preferredFont(forTextStyle: .body).pointSize == 13)
    #expect(UIFont.preferredFont(forTextStyle: .headline) == UIFont.systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func `fonts are equal if name, size, weight and design match`() {
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold) == .boldSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != .systemFont(ofSize: 13))
    #expect(UIFont(name: "Menlo", size: 10)?.withSize(11).pointSize == 11)
    #expect(NSFont.monospacedSystemFont(ofSize: 12, weight: .regular) != .systemFont(ofSize: 12))
  }

  @Test func `the render tree shows the size and weight of a UIFont or NSFont`() {
    let host = ViewHost {
      Text("a").font(Font(UIFont.systemFont(ofSize: 12, weight: .bold)))
      Text("b").font(Font(NSFont.systemFont(ofSize: 13)))
    }
    #expect(host.tree.contains("12.0 bold") && host.tree.contains("13.0"))
  }

  @Test func `UIEdgeInsets converts to EdgeInsets`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(directional) == EdgeInsets(insets))
    #expect(UIEdgeInsets.zero == UIEdgeInsets())
  }

  @Test func `UIApplication.sendAction records the name of the selector`() {
    let app = UIApplication.shared
    let before = app.sentActions.count
    app.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
    #expect(app.sentActions.dropFirst(before) == ["resignFirstResponder"])
  }

  @Test func `UserDefaults writes and reads a value with key-value coding`() throws {
    let name = "key-value-\(ProcessInfo.processInfo.processIdentifier)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defaults.setValue(3, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 3 && defaults.value(forKey: "count") as? Int == 3)
    defaults.removePersistentDomain(forName: name)
  }

  @Test func `a system colour is described by its name`() {
    #expect(Color(.systemBlue) == Color("systemBlue"))
    #expect(Color(uiColor: .secondarySystemBackground).description == "secondarySystemBackground")
    #expect(Color(uiColor: .label.withAlphaComponent(0.5)).description == "label at 0.5")
  }
}
