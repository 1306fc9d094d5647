public import Foundation

public struct HStack<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    _look = _Attribute.list([
      alignment != .center ? ("alignment", "\(alignment)") : nil, spacing.map { ("spacing", "\($0)") },
    ])
  }
}

extension HStack: _ContainerView { public static var _name: String { "HStack" } }

public struct VStack<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    _look = _Attribute.list([
      alignment != .center ? ("alignment", "\(alignment)") : nil, spacing.map { ("spacing", "\($0)") },
    ])
  }
}

extension VStack: _ContainerView { public static var _name: String { "VStack" } }

public struct ZStack<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  /// Views on top of each other; all of them can be read and used.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    _look = _Attribute.list([alignment != .center ? ("alignment", "\(alignment)") : nil])
  }
}

extension ZStack: _ContainerView { public static var _name: String { "ZStack" } }

public struct Spacer: Equatable, Sendable {
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _LeafView {
  public var _element: _Element {
    _Element("Spacer", attributes: _Attribute.list([minLength.map { ("minLength", "\($0)") }]))
  }
}

public struct Divider: Equatable, Sendable { public init() {} }

extension Divider: _LeafView { public var _element: _Element { _Element("Divider") } }

public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal, vertical
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  public struct Set: OptionSet, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    public var description: String {
      Axis.allCases.filter { contains(Set(rawValue: 1 << $0.rawValue)) }.map(\.description).joined(separator: " ")
    }
  }
}
