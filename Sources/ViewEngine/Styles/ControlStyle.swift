/// The common part of all styles of controls. A built-in style leaves the control as it is; the tree keeps its name.
@MainActor @preconcurrency
public protocol _ControlStyle {
  nonisolated static var _isPlain: Bool { get }
  /// Its name in the tree; nil for its type's name without the kind: `BorderedButtonStyle` is `bordered`.
  nonisolated var _name: String? { get }
}

extension _ControlStyle {
  public nonisolated static var _isPlain: Bool { false }
  public nonisolated var _name: String? { nil }
}

/// The parts of a control, as its style gets them.
public protocol _StyleConfiguration {
  static var _family: _StyleFamilies { get }
  @MainActor func _control(around body: AnyView) -> AnyView
}

// The highest flag is `TransactionSetting.flag`.
public struct _StyleFamilies: OptionSet, Sendable {
  public let rawValue: UInt16
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }
  static let button = _StyleFamilies(rawValue: 1)
  static let toggle = _StyleFamilies(rawValue: 2)
  static let label = _StyleFamilies(rawValue: 4)
  static let progressView = _StyleFamilies(rawValue: 16)
  static let textField = _StyleFamilies(rawValue: 256)
  static let menu = _StyleFamilies(rawValue: 512)
  static let datePicker = _StyleFamilies(rawValue: 4_096)
}

public protocol _ErasedPart: _PrimitiveView where _Mounted == _AnyViewNode { var _view: AnyView { get } }

extension _ErasedPart {
  public static func _mount(_ part: Self, in pass: inout _Pass) -> _AnyViewNode {
    AnyView._mount(part._view, in: &pass)
  }

  public static func _update(_ mounted: inout _AnyViewNode, to part: Self, in pass: inout _Pass) {
    AnyView._update(&mounted, to: part._view, in: &pass)
  }
}
