import Testing
import UIKit

// This file imports nothing else, as a file of an app that says `import UIKit`.

@MainActor
@Suite("What a file has that imports UIKit", .timeLimit(.minutes(20))) struct UIKitTests {
  @Test func `a file that imports UIKit can use the UIKit stand-ins and Foundation`() throws {
    let url = try #require(URL(string: "app://a"))
    UIApplication.shared.open(url)
    #expect(UIApplication.shared.openedURLs.last == url)
    #expect(UIColor.systemBlue.withAlphaComponent(0.5) != .label)
    UIPasteboard.general.url = url
    #expect(UIPasteboard.general.url == url)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIScreen.main.bounds.width > 0)
    let generators: [UIFeedbackGenerator] = [
      UIImpactFeedbackGenerator(style: .soft), UINotificationFeedbackGenerator(), UISelectionFeedbackGenerator(),
    ]
    for generator in generators { generator.prepare() }
    let provider = NSItemProvider(object: "a" as any NSItemProviderWriting)
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect([UIKeyboardType.default, .numberPad].count == 2)
    #expect(UITextContentType.emailAddress != .username)
    #expect(UITextAutocapitalizationType.none != .words)
    #expect(UIImage(named: "logo") != UIImage() && UIDeviceOrientation.portrait.isPortrait)
    #expect(UITraitCollection.current.userInterfaceStyle != UIUserInterfaceStyle.dark)
    #expect(UIResponder.keyboardWillShowNotification != UIResponder.keyboardWillHideNotification)
  }
}
