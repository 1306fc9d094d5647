public import Foundation

/// A height of a sheet that is worked out. The engine lays nothing out: the tree names the type.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  /// - Returns: in points; nil if the sheet is not to have it.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// What a height is worked out from.
  public struct Context {
    /// How high the sheet can be, in points.
    public let maxDetentValue: CGFloat
  }

  public static func custom<Detent: CustomPresentationDetent>(_ type: Detent.Type) -> PresentationDetent {
    PresentationDetent(description: "custom \(TraceEvent.name(of: type))")
  }
}
