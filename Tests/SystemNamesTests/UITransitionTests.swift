#if !canImport(Darwin)
  import SwiftUINames
  import Testing

  private final class Watcher: NSObject, UINavigationControllerDelegate, UISearchResultsUpdating,
    UISearchControllerDelegate
  {
    var log: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { log.append("will show \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.append("did show \(viewController.title ?? "")") }
    func updateSearchResults(for searchController: UISearchController) {
      log.append("search \(searchController.searchBar.text ?? "")")
    }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("presented") }
  }

  private final class Badge: CALayer {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init()
    }
    override init(layer: Any) {
      number = (layer as? Badge)?.number ?? 0
      super.init(layer: layer)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @MainActor
  @Suite("Stacks, searches, animations and layers", .timeLimit(.minutes(20))) struct UITransitionTests {
    private func page(_ title: String) -> UIViewController {
      let page = UIViewController()
      page.title = title
      return page
    }

    @Test func `a stack tells its delegate of pushes and pops`() {
      let (watcher, root, detail) = (Watcher(), page("root"), page("detail"))
      let stack = UINavigationController(rootViewController: root)
      stack.delegate = watcher
      root.show(detail, sender: nil)
      #expect(stack.topViewController === detail && stack.navigationBar.items?.count == 2)
      #expect(stack.popToViewController(root, animated: true)?.count == 1)
      #expect(watcher.log == ["will show detail", "did show detail", "will show root", "did show root"])
    }

    @Test func `a search that becomes active asks for results`() {
      let (watcher, search) = (Watcher(), UISearchController(searchResultsController: nil))
      (search.searchResultsUpdater, search.delegate) = (watcher, watcher)
      search.searchBar.text = "pear"
      search.searchBar.showsBookmarkButton = true
      search.isActive = true
      #expect(watcher.log == ["search pear", "presented"])
      #expect(search.searchBar.showsBookmarkButton)
    }

    @Test func `a paused animation ends when it continues`() {
      var log: [String] = []
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.8) { log.append("change") }
      animator.addCompletion { log.append("\($0)") }
      animator.pauseAnimation()
      #expect(animator.state == .active && log == ["change"])
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0)
      #expect(animator.state == .inactive && log == ["change", "start"])
    }

    @Test func `a layer keeps its animations by their keys`() {
      let (layer, group) = (CALayer(), CAAnimationGroup())
      group.animations = [CABasicAnimation(keyPath: "opacity"), CASpringAnimation(keyPath: "position")]
      layer.add(group, forKey: "both")
      layer.add(CATransition(), forKey: "fade")
      #expect(layer.animationKeys() == ["both", "fade"])
      #expect((layer.animation(forKey: "both") as? CAAnimationGroup)?.animations?.count == 2)
      layer.removeAllAnimations()
      #expect(layer.animationKeys() == nil)
    }

    @Test func `a layer with its own initializers keeps its place`() {
      let (parent, badge) = (CALayer(), Badge(number: 3))
      parent.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
      badge.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
      parent.addSublayer(badge)
      #expect(badge.convert(CGPoint(x: 1, y: 1), to: parent) == CGPoint(x: 6, y: 6))
      #expect(parent.hitTest(CGPoint(x: 20, y: 20)) === badge)
      #expect(Badge(layer: badge).number == 3)
    }

    @Test func `a button keeps its looks by state and runs its handler`() {
      var log: [String] = []
      let button = UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Save") { log.append("\($0.title)") })
      button.configurationUpdateHandler = { log.append("update \($0.isEnabled)") }
      button.isEnabled = false
      button.setTitleColor(.red, for: .normal)
      button.setTitleColor(.gray, for: .disabled)
      #expect(button.currentTitleColor == .gray && button.currentTitle == "Save")
      button.sendActions(for: .touchUpInside)
      #expect(log == ["update false", "Save"])
    }

    @Test func `a control drops a removed action`() {
      var count = 0
      let control = UISegmentedControl(items: ["a", "b"])
      let action = UIAction { _ in count += 1 }
      control.addAction(action, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      control.removeAction(action, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(count == 1)
      control.insertSegment(withTitle: "c", at: 1, animated: false)
      control.removeSegment(at: 0, animated: false)
      #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == ["c", "b"])
    }

    @Test func `traits have the values of their initializers`() {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(preferredContentSizeCategory: .small),
        UITraitCollection { $0.userInterfaceStyle = .dark },
      ])
      #expect(traits.horizontalSizeClass == .regular && traits.preferredContentSizeCategory == .small)
      #expect(traits.userInterfaceStyle == .dark && traits.verticalSizeClass == .unspecified)
      #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
      #expect(UITraitCollection.current.horizontalSizeClass == .compact)
    }

    @Test func `a menu lists the actions that are on`() {
      let (on, off) = (UIAction(title: "on", state: .on) { _ in }, UIAction(title: "off") { _ in })
      let menu = UIMenu(children: [UIMenu(options: .displayInline, children: [off, on])])
      #expect(menu.selectedElements.map(\.title) == ["on"])
      #expect(menu.replacingChildren([off]).children.map(\.title) == ["off"])
    }
  }
#endif
