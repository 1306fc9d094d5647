/// A titled list of actions and submenus, which a test reads; none opens.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]
  public let options: Options
  public let identifier: Identifier
  open var preferredElementSize = ElementSize.automatic
  /// The actions among all lines inside that are on.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child in
      (child as? UIMenu)?.selectedElements ?? ((child as? any UIMenuLeaf)?.state == .on ? [child] : [])
    }
  }
  /// Keeps title, picture and lines; opens nothing.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    (self.children, self.options, self.preferredElementSize) = (children, options, preferredElementSize)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    super.init(title: title, image: image, subtitle: subtitle)
  }
  /// The same menu with other lines.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
