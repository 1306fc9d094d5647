/// Checks for presence and absence: what `find` with the same argument would find, one or several. They throw nothing,
/// so that a test of absence is `#expect(!host.contains("Deleted"))`. They give false once the host has ended, and for
/// a part of the screen that is gone.
extension ViewHost {
  /// Whether an element with that visible text, accessibility label or name is on screen.
  public func contains(_ text: String, in part: Element? = nil) -> Bool { contains(.text(text), part) }

  /// Whether an element of that kind is on screen: `#expect(!host.contains(.alert))`.
  public func contains(_ kind: ElementKind, in part: Element? = nil) -> Bool { contains(.kind(kind.rawValue), part) }

  /// Whether an element with that `accessibilityIdentifier` is on screen.
  public func contains(accessibilityIdentifier: String, in part: Element? = nil) -> Bool {
    contains(.identifier(accessibilityIdentifier), part)
  }

  /// Whether an element with that `tag` is on screen; the tag must have the same type.
  public func contains<Tag: Hashable>(tag: Tag, in part: Element? = nil) -> Bool {
    contains(.tag(TagValue(tag, includesOptional: true)), part)
  }

  /// Whether the content of a view with that `.id(_:)` is on screen.
  public func contains<ID: Hashable>(id: ID, in part: Element? = nil) -> Bool { contains(.id(AnyHashable(id)), part) }

  /// Whether the content of a view is on screen, by the name of its type without generic arguments.
  public func contains(type name: String, in part: Element? = nil) -> Bool { contains(.viewName(name), part) }

  /// Whether the content of a view of that type is on screen.
  public func contains<Content: View>(type: Content.Type, in part: Element? = nil) -> Bool {
    contains(.view(type), part)
  }

  private func contains(_ query: Query, _ part: Element?) -> Bool {
    (try? elements(query, in: part, "contains"))?.elements.isEmpty == false
  }
}
