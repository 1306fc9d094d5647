#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import Foundation
  public import ViewEngine

  /// Where a scroll ends.
  public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content, in points.
    public var rect: CGRect
    /// The point of the part that is aligned; nil for the nearest.
    public var anchor: UnitPoint?
    /// A target, for tests.
    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
  }

  /// A scroll that ends. A test makes it, to call a `ScrollTargetBehavior`; the engine calls none.
  public struct ScrollTargetBehaviorContext {
    /// Where it would end.
    public var originalTarget: ScrollTarget
    /// Points per second.
    public var velocity: CGVector
    /// In points.
    public var contentSize: CGSize
    /// In points.
    public var containerSize: CGSize
    /// The axes that scroll.
    public var axes: Axis.Set
    /// A scroll, for tests. SwiftUI has no such initializer.
    public init(
      originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize, axes: Axis.Set
    ) {
      self.originalTarget = originalTarget
      self.velocity = velocity
      self.contentSize = contentSize
      self.containerSize = containerSize
      self.axes = axes
    }
  }

  /// What a behaviour asks of a scroll view; without effect.
  public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
    /// Whether one swipe scrolls at most to the next target.
    public var limitsScrolls = false
    public init() {}
  }

  /// The scroll view of a behaviour. There is none.
  public struct ScrollTargetBehaviorPropertiesContext { let absent: Never }

  extension ScrollTargetBehavior {
    /// The scroll that ends.
    public typealias TargetContext = ScrollTargetBehaviorContext
    /// What the behaviour asks of a scroll view.
    public typealias Properties = ScrollTargetBehaviorProperties
    /// The scroll view.
    public typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    /// Leaves the target: the engine has no layout to align it with.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  }

  /// A behaviour of any type.
  public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    public let _description: String
    /// Keeps the name of the behaviour.
    public init<T: ScrollTargetBehavior>(_ behavior: T) { _description = behavior._description }
  }
#endif
