public import Foundation

/// A layout of the engine's own, of which only the name is needed.
public protocol _BuiltInLayout: Layout where Cache == Void {}

extension _BuiltInLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    switch subviews.absent {}
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
