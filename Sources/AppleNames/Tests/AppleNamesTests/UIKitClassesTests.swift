import SwiftUI
import Testing

// This file imports nothing else, as an app's file with `import SwiftUI` only.

private final class Card: UIView {
  var layouts = 0
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError() }
  override func layoutSubviews() { layouts += 1 }
  override var intrinsicContentSize: CGSize { CGSize(width: 3, height: 4) }
}

private final class Pages: UIViewController, UITextFieldDelegate {
  var loads = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    view.backgroundColor = .systemRed
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
}

private struct Editor: UIViewRepresentable {
  @Binding var text: String
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = .preferredFont(forTextStyle: .body)
    return view
  }
  func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  final class Coordinator: NSObject, UITextViewDelegate {
    let editor: Editor
    init(_ editor: Editor) { self.editor = editor }
    func textViewDidChange(_ textView: UITextView) { editor.text = textView.text }
  }
}

private final class Launcher: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { false }
}

@MainActor
@Suite("What a file has of UIKit that imports SwiftUI", .timeLimit(.minutes(20))) struct UIKitClassesTests {
  @Test func `views keep their subview order, and layoutSubviews is never called`() {
    let (box, card) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)), Card())
    box.addSubview(card)
    card.tag = 7
    #expect(card.superview === box && box.subviews == [card] && box.viewWithTag(7) === card)
    box.insertSubview(UIView(), belowSubview: card)
    #expect(box.subviews.last === card)
    box.sendSubviewToBack(card)
    #expect(box.subviews.first === card)
    card.layoutIfNeeded()
    card.removeFromSuperview()
    #expect(card.layouts == 0 && card.superview == nil && box.subviews.count == 1)
    box.center = CGPoint(x: 5, y: 5)
    #expect(box.frame.origin == CGPoint(x: 0, y: -5) && card.intrinsicContentSize.height == 4)
  }

  @Test func `a layout constraint keeps its constant and its active state`() {
    let (one, other) = (UIView(), UIView())
    let rule = one.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 4)
    NSLayoutConstraint.activate([rule, one.heightAnchor.constraint(equalToConstant: 2)])
    #expect(rule.isActive && rule.constant == 4)
  }

  @Test func `a controller loads its view once and keeps a presented controller until dismissal`() {
    let pages = Pages()
    #expect(!pages.isViewLoaded)
    #expect(pages.view.backgroundColor == .systemRed && pages.loads == 1 && pages.view != nil && pages.loads == 1)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var isDone = false
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in isDone = true })
    pages.present(alert, animated: true)
    #expect(pages.presentedViewController === alert && alert.presentingViewController === pages)
    alert.actions.first?.run()
    alert.dismiss(animated: true)
    #expect(isDone && pages.presentedViewController == nil)
  }

  @Test func `navigation and tab bar controllers keep their child controllers`() {
    let stack = UINavigationController(rootViewController: Pages())
    stack.pushViewController(UIHostingController(rootView: Text("a")), animated: false)
    #expect(stack.viewControllers.count == 2 && stack.topViewController?.navigationController === stack)
    stack.popViewController(animated: false)
    #expect(stack.popViewController(animated: false) == nil && stack.viewControllers.count == 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    #expect(tabs.selectedViewController === stack)
  }

  @Test func `the app has one window scene, which tracks its windows and key window`() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Pages()
    window.makeKeyAndVisible()
    #expect(scene.keyWindow === window && UIApplication.shared.windows.contains(window))
    window.windowScene = nil
    #expect(scene.keyWindow == nil)
  }

  @Test func `a UIViewRepresentable of a UIKit class is a leaf, and a test can call its coordinator`() {
    var text = "a"
    let editor = Editor(text: Binding(get: { text }, set: { text = $0 }))
    #expect(ViewHost(editor).tree.contains("UIViewRepresentable [of: Editor]"))
    let context = Editor.Context(coordinator: editor.makeCoordinator())
    let view = editor.makeUIView(context: context)
    view.text = "b"
    view.delegate?.textViewDidChange(view)
    #expect(text == "b" && view.font?.pointSize == 17)
  }

  @Test func `UIApplicationDelegateAdaptor returns the delegate that was set`() {
    struct Reader {
      @UIApplicationDelegateAdaptor(Launcher.self) var launcher
    }
    let launcher = Launcher()
    UIApplication.shared.delegate = launcher
    #expect(Reader().launcher === launcher)
    #expect(!launcher.application(.shared, didFinishLaunchingWithOptions: nil))
    UIApplication.shared.delegate = nil
  }

  @Test func `a button's primary action runs when its event is sent`() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Add") { _ in count += 1 })
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(count == 1)
  }
}
