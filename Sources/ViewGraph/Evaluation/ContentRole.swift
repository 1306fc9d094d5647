/// What content is to the view around it: a row of a list, for example. The vocabulary defines the roles. A view gives
/// one to its content by setting `_Pass.contentRole` while it walks over it. Bodies, modifiers and groups pass the role
/// on to their content, up to the next view that gives another. A node keeps its role, for the content that it mounts
/// in later passes.
@usableFromInline package struct ContentRole: Equatable, Sendable {
  @usableFromInline let rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The role of content that no view has given one.
  @inlinable package static var none: ContentRole { ContentRole(rawValue: 0) }
  @inlinable var isNone: Bool { rawValue == 0 }
}
