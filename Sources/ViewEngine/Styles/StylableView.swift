/// A control that looks as a style around it says. Without one it is its plain self, and costs no node.
public protocol _StylableView: _PrimitiveView where _Mounted == _Stylable<Plain, Configuration> {
  associatedtype Plain: View
  associatedtype Configuration: _StyleConfiguration
  /// The control as the engine has it.
  var _plain: Plain { get }
  /// The parts of the control.
  var _configuration: Configuration { get }
}

/// The mounted part of a control that may have a style.
///
/// Two optionals instead of an enum, whose payload cannot be updated in place.
public struct _Stylable<Plain: View, Configuration> {
  @usableFromInline var plain: Plain._Mounted?
  @usableFromInline var styled: _Node?
  @inlinable init(plain: Plain._Mounted?, styled: _Node?) {
    (self.plain, self.styled) = (plain, styled)
  }
}

extension _StylableView {
  @inlinable public static var _readsModels: Bool { Plain._readsModels }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _Stylable<Plain, Configuration> {
    // Which kinds of styles are set around a place never changes while it is mounted.
    if pass.scope.flags & Configuration._family.rawValue != 0 { return mountStyled(view, in: &pass) }
    return _Stylable(plain: Plain._mount(view._plain, in: &pass), styled: nil)
  }

  @inlinable public static func _update(
    _ mounted: inout _Stylable<Plain, Configuration>, to view: consuming Self, in pass: inout _Pass
  ) {
    if mounted.plain != nil {
      Plain._update(&mounted.plain!, to: view._plain, in: &pass)
    } else {
      updateStyled(&mounted, to: view, in: &pass)
    }
  }

  @inlinable public static func _change(
    _ mounted: inout _Stylable<Plain, Configuration>, to presence: _Presence, in pass: inout _Pass
  ) {
    if mounted.plain != nil {
      Plain._change(&mounted.plain!, to: presence, in: &pass)
    } else if let node = mounted.styled {
      pass.takeSiblingIndex(node)
      pass.schedule(node, .change(presence))
    }
  }

  @inlinable public static func _visit(_ mounted: _Stylable<Plain, Configuration>, by visitor: _Visitor) {
    guard let rendering = visitor.rendering, !rendering.isScanning else { return visitParts(of: mounted, by: visitor) }
    rendering.note(Self.self, passingNext: mounted.plain != nil) { visitParts(of: mounted, by: visitor) }
  }

  @MainActor @inlinable static func visitParts(of mounted: _Stylable<Plain, Configuration>, by visitor: _Visitor) {
    if mounted.plain != nil { Plain._visit(mounted.plain!, by: visitor) }
    if let node = mounted.styled { visitor.enter(node) }
  }

  @usableFromInline static func mountStyled(_ view: Self, in pass: inout _Pass) -> _Stylable<Plain, Configuration> {
    _Stylable(plain: nil, styled: StyledControl._mount(view.styled, in: &pass))
  }

  @usableFromInline static func updateStyled(
    _ mounted: inout _Stylable<Plain, Configuration>, to view: Self, in pass: inout _Pass
  ) {
    guard let node = mounted.styled else { return }
    var styled = unsafeDowncast(node, to: StyledControl<Plain, Configuration>._Mounted.self)
    StyledControl._update(&styled, to: view.styled, in: &pass)
  }

  private var styled: StyledControl<Plain, Configuration> {
    StyledControl(plain: { _plain }, configuration: _configuration)
  }
}

/// A control in a place around which styles are set.
struct StyledControl<Plain: View, Configuration: _StyleConfiguration> {
  let plain: @MainActor () -> Plain
  let configuration: Configuration
}

extension StyledControl: _EngineView {
  var body: some View {
    if let style {
      _EnvironmentView(
        configuration._control(around: style.makeBody(configuration)), OuterStyleSetting(outer: style.outer))
    } else {
      plain()
    }
  }

  private var style: SetStyle<Configuration>? {
    guard let node = Evaluation.current?.node else { return nil }
    return EnvironmentValues(in: node.scope, readBy: .node(node)).style(for: Configuration.self)
  }
}
