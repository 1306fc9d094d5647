import SwiftUI
import Testing

private final class Page: UIViewController {
  var log: [String] = []
  override func willMove(toParent parent: UIViewController?) {
    log.append("to \(parent.map { "\(type(of: $0))" } ?? "none")")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.append("in \(parent.map { "\(type(of: $0))" } ?? "none")")
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    log.append("editing \(editing)")
  }
}

@MainActor
@Suite("Controllers of UIKit", .timeLimit(.minutes(20))) struct UIViewControllerTests {
  @Test func `a child controller is notified when its parent changes`() {
    let (page, box, stack) = (Page(), UIViewController(), UINavigationController())
    box.addChild(page)
    page.didMove(toParent: box)
    stack.addChild(page)
    page.removeFromParent()
    page.removeFromParent()
    #expect(
      page.log == ["to UIViewController", "in UIViewController", "to UINavigationController", "in none", "in none"])
    #expect(box.children == [] && page.parent == nil)
  }

  @Test func `a navigation controller notifies its controllers and shows the top one's navigation item`() {
    let (one, other) = (Page(), Page())
    let stack = UINavigationController(rootViewController: one)
    stack.pushViewController(other, animated: false)
    #expect(stack.navigationBar.topItem === other.navigationItem)
    #expect(stack.popViewController(animated: false) === other && stack.navigationBar.topItem === one.navigationItem)
    #expect(other.log == ["to UINavigationController", "in UINavigationController", "to none", "in none"])
    stack.viewControllers = [other, one]
    #expect(one.log == ["to UINavigationController", "in UINavigationController"] && stack.topViewController === one)
  }

  @Test func `tabs keep the selected controller when the list changes`() {
    let (tabs, pages) = (UITabBarController(), (0..<3).map { _ in UIViewController() })
    pages[1].title = "second"
    tabs.viewControllers = pages
    #expect(tabs.tabBar.items?.map(\.title) == [nil, "second", nil])
    tabs.selectedViewController = pages[2]
    tabs.viewControllers = [pages[2], pages[0]]
    #expect(tabs.selectedIndex == 0)
    tabs.selectedIndex = 1
    tabs.viewControllers = [pages[2], pages[1]]
    #expect(tabs.selectedViewController === pages[1])
    tabs.viewControllers = [pages[0]]
    #expect(tabs.selectedViewController === pages[0])
  }

  @Test func `a controller's title is also the title of its bar items`() {
    let page = UIViewController()
    page.title = "Notes"
    #expect(page.navigationItem.title == "Notes" && page.tabBarItem.title == "Notes")
  }

  @Test func `setting isEditing calls the subclass's setEditing override`() {
    let page = Page()
    page.isEditing = true
    #expect(page.isEditing && page.log == ["editing true"])
  }

  @Test func `rightBarButtonItem is the first of rightBarButtonItems`() {
    let (item, one, other) = (
      UINavigationItem(), UIBarButtonItem(customView: UIView()), UIBarButtonItem(customView: UIView())
    )
    item.rightBarButtonItems = [one, other]
    #expect(item.rightBarButtonItem === one && item.leftBarButtonItem == nil)
    item.rightBarButtonItem = other
    #expect(item.rightBarButtonItems?.map { $0 === other } == [true])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }

  @Test func `a child controller presents and dismisses through its ancestor`() {
    let (child, sheet, second) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: child)
    child.present(sheet, animated: false)
    #expect(sheet.presentingViewController === stack)
    #expect([stack, child].map(\.presentedViewController) == [sheet, sheet])
    var isDone = false
    stack.present(second, animated: false) { isDone = true }
    #expect(stack.presentedViewController === sheet && !isDone)
    child.dismiss(animated: false)
    #expect(child.presentedViewController == nil && sheet.presentingViewController == nil)
  }

  @Test func `dismiss closes a sheet from its base, with all above it, or from inside`() {
    let (base, child, top) = (UIViewController(), UIViewController(), UIViewController())
    let sheet = UINavigationController(rootViewController: child)
    base.present(sheet, animated: false)
    #expect(child.presentingViewController === base)
    child.present(top, animated: false)
    base.dismiss(animated: false)
    #expect([base, sheet].map(\.presentedViewController) == [nil, nil])
    #expect([sheet, top].map(\.presentingViewController) == [nil, nil])
    base.present(sheet, animated: false)
    child.dismiss(animated: false)
    #expect(base.presentedViewController == nil)
  }

  @Test func `a root view fills its window and leaves it when the root controller is replaced`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(window.isHidden)
    let (one, other) = (UIViewController(), UIViewController())
    window.rootViewController = one
    #expect(window.subviews == [one.view] && one.view.frame == window.bounds && one.view.window === window)
    window.rootViewController = other
    #expect(window.subviews == [other.view] && one.view.window == nil)
    window.makeKeyAndVisible()
    #expect(!window.isHidden && window.hitTest(CGPoint(x: 1, y: 1), with: nil) === other.view)
    window.windowScene = nil
  }

  @Test func `a scene has one key window, and windows are notified when it changes`() {
    final class Noted: UIWindow {
      var log: [String] = []
      override func becomeKey() { log.append("key") }
      override func resignKey() { log.append("not key") }
    }
    let (one, other) = (Noted(), Noted())
    one.makeKeyAndVisible()
    #expect(UIApplication.shared.windows.contains(one) && UIApplication.shared.keyWindow === one)
    one.makeKey()
    other.makeKeyAndVisible()
    #expect(!one.isKeyWindow && other.isKeyWindow && UIApplication.shared.keyWindow === other)
    #expect([one.log, other.log] == [["key", "not key"], ["key"]])
    for window in [one, other] { window.windowScene = nil }
  }

  private final class Watcher: NSObject, UINavigationControllerDelegate {
    var log: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { log.append("will show \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.append("did show \(viewController.title ?? "")") }
  }

  @Test func `a stack tells its delegate of pushes and pops`() {
    let (watcher, root, detail) = (Watcher(), UIViewController(), UIViewController())
    (root.title, detail.title) = ("root", "detail")
    let stack = UINavigationController(rootViewController: root)
    stack.delegate = watcher
    root.show(detail, sender: nil)
    #expect(stack.topViewController === detail && stack.navigationBar.items?.count == 2)
    #expect(stack.popToViewController(root, animated: true)?.count == 1)
    #expect(watcher.log == ["will show detail", "did show detail", "will show root", "did show root"])
  }
}
