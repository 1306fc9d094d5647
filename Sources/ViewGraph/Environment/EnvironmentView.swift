/// A modifier's change of the environment.
public protocol _EnvironmentSetting {
  /// Whether it may set different values than `other` did.
  func differs(from other: Self) -> Bool
  @MainActor func apply(to values: inout EnvironmentValues)
  /// Whether it runs user code.
  static var readsModels: Bool { get }
  /// The flags that it adds to its scope and to all of its content.
  var _flags: UInt16 { get }
}

extension _EnvironmentSetting {
  @inlinable public static var readsModels: Bool { false }
  @inlinable public var _flags: UInt16 { 0 }
}

/// A view with its own environment.
public struct _EnvironmentView<Content: View, Setting: _EnvironmentSetting> {
  public let content: Content
  @usableFromInline let setting: Setting
  @inlinable package init(_ content: Content, _ setting: Setting) {
    (self.content, self.setting) = (content, setting)
  }
}

extension _EnvironmentView: _WrappingView {
  @inlinable public static var _readsModels: Bool { Content._readsModels || Setting.readsModels }

  public struct _Mounted {
    @usableFromInline var content: Content._Mounted
    @usableFromInline let scope: EnvironmentScopeOf<Setting>
    @inlinable init(content: Content._Mounted, scope: EnvironmentScopeOf<Setting>) {
      (self.content, self.scope) = (content, scope)
    }
  }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    let scope = EnvironmentScopeOf(view.setting, in: pass)
    unowned(unsafe) let outer = pass.scope
    pass.scope = scope
    defer { pass.scope = outer }
    return _Mounted(content: Content._mount(view.content, in: &pass), scope: scope)
  }

  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    // Before the walk over the content, so that the walk finds the marked nodes.
    mounted.scope.replace(with: view.setting)
    unowned(unsafe) let outer = pass.scope
    pass.scope = mounted.scope
    defer { pass.scope = outer }
    Content._update(&mounted.content, to: view.content, in: &pass)
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    unowned(unsafe) let outer = pass.scope
    pass.scope = mounted.scope
    defer { pass.scope = outer }
    Content._change(&mounted.content, to: presence, in: &pass)
    if presence == .removed { mounted.scope.unmount() }
  }

  @inlinable public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }

  @inlinable public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    visitor.visit(mounted.scope) { Content._visit(mounted.content, by: visitor) }
  }
}

@usableFromInline
final class EnvironmentScopeOf<Setting: _EnvironmentSetting>: _EnvironmentScope {
  private var setting: Setting?
  // NB: the node outlives the scope, which is part of what the node has mounted.
  private unowned(unsafe) let owner: _Node

  @MainActor @usableFromInline init(_ setting: Setting, in pass: borrowing _Pass) {
    self.setting = setting
    owner = pass.node
    super.init(in: pass.scope)
    flags |= setting._flags
    mount()
  }

  @MainActor @usableFromInline func replace(with newSetting: Setting) {
    guard setting.map(newSetting.differs) ?? true else { return }
    setting = newSetting
    refresh { $0.markOutOfDate() }
  }

  /// Reads in the modifier's closure become dependencies of the enclosing body.
  override func apply(to values: inout EnvironmentValues) {
    let evaluation = owner.graph.evaluation
    unowned(unsafe) let outer = evaluation.node
    evaluation.node = owner
    defer { evaluation.node = outer }
    setting?.apply(to: &values)
  }

  @usableFromInline override func unmount() {
    super.unmount()
    setting = nil
  }
}
