/// Begins a context of that size and of scale 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a context, in which no pixel changes. The thread keeps it until its end.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  contexts.append(BegunContext(size: size, scale: scale == 0 ? 1 : scale))
}

/// A picture of the current context's size with nothing in it; nil without a context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.last.map { UIImage(blank: $0.size, scale: $0.scale) }
}

/// The context that began last and has not ended.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last?.context }

/// Ends the current context; no effect without one.
public func UIGraphicsEndImageContext() { _ = contexts.popLast() }

/// Makes that context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(BegunContext(context)) }

/// Ends the current context; no effect without one.
public func UIGraphicsPopContext() { _ = contexts.popLast() }

/// Does nothing: no pixel changes.
public func UIRectFill(_ rect: CGRect) {}

/// Does nothing: no pixel changes.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}

/// Does nothing: no pixel changes.
public func UIRectFrame(_ rect: CGRect) {}

/// Does nothing: no pixel changes.
public func UIRectClip(_ rect: CGRect) {}

private final class BegunContext {
  let size: CGSize
  let scale: CGFloat
  let context: CGContext
  init(size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
    context = CGContext(size: size)
  }
  init(_ context: CGContext) {
    (size, scale) = (CGSize(width: context.width, height: context.height), 1)
    self.context = context
  }
}

/// As on Apple's systems, each thread has its own contexts.
private var contexts: [BegunContext] {
  get { Thread.current.threadDictionary["UIGraphicsContexts"] as? [BegunContext] ?? [] }
  set { Thread.current.threadDictionary["UIGraphicsContexts"] = newValue }
}
