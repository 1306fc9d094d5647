/// A view with an action for the events of a source, which it is subscribed to as long as it is mounted.
public struct _ReceivingView<Content: View, Output> {
  public let content: Content
  let source: EventSource<Output>
  let action: (Output) -> Void
}

extension _ReceivingView: _WrappingView {
  public struct _Mounted {
    var content: Content._Mounted
    let receiver: EventReceiver<Output>
  }

  public static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    let content = Content._mount(view.content, in: &pass)
    let receiver = EventReceiver(view.source, graph: pass.graph, action: view.action)
    collect(receiver.subscribe(), for: receiver, in: &pass)
    return _Mounted(content: content, receiver: receiver)
  }

  /// A subscription is kept as long as its source compares equal, and has not come to its end.
  public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    Content._update(&mounted.content, to: view.content, in: &pass)
    let receiver = mounted.receiver
    receiver.action = view.action
    if !receiver.isOf(view.source) { collect(receiver.subscribe(to: view.source), for: receiver, in: &pass) }
  }

  public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
    if presence == .removed { mounted.receiver.cancel() }
  }

  public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }

  @MainActor private static func collect(
    _ outputs: [Output], for receiver: EventReceiver<Output>, in pass: inout _Pass
  ) {
    for output in outputs { pass.collect { receiver.run(output) } }
  }
}

extension View {
  /// Runs `action` with each event of a source.
  package nonisolated func receive<Output>(
    from source: EventSource<Output>, perform action: @escaping (Output) -> Void
  ) -> _ReceivingView<Self, Output> {
    _ReceivingView(content: self, source: source, action: action)
  }
}
