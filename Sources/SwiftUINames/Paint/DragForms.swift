#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// What a drag may do with its values.
  public struct DragConfiguration: Hashable, Sendable {
    /// Whether values may be moved out of the view.
    public var allowMove: Bool
    /// Whether values may be deleted.
    public var allowDelete: Bool
    /// - Parameters: what is allowed besides copying.
    public init(allowMove: Bool = false, allowDelete: Bool = false) {
      (self.allowMove, self.allowDelete) = (allowMove, allowDelete)
    }
  }

  /// What a drop does with the values.
  public struct DropConfiguration: Hashable, Sendable {
    /// Copying, moving or nothing.
    public var operation: DropOperation
    /// - Parameter operation: what the drop does.
    public init(operation: DropOperation) { self.operation = operation }
  }

  /// A drag that goes on. A host drags at once, and has none.
  public struct DragSession: Hashable, Sendable {
    let absent: Never
    /// How far the drag is.
    public enum Phase: Hashable, Sendable { case initial, active, ended(DropOperation), dataTransferCompleted }
    /// How far the drag is.
    public var phase: Phase { switch absent {} }
  }

  /// A drop that goes on. A host drops at once, and has none.
  public struct DropSession: Hashable, Sendable {
    let absent: Never
    /// How far the drop is.
    public enum Phase: Hashable, Sendable {
      case entering, active, exiting, ended(DropOperation), dataTransferCompleted
    }
    /// How far the drop is.
    public var phase: Phase { switch absent {} }
    /// Where the values are, in points.
    public var location: CGPoint { switch absent {} }
  }

  /// How the previews of several values are arranged.
  public struct DragDropPreviewsFormation: Hashable, Sendable {
    let name: String
    public static let `default` = DragDropPreviewsFormation(name: "default")
    public static let pile = DragDropPreviewsFormation(name: "pile")
    public static let list = DragDropPreviewsFormation(name: "list")
    public static let stack = DragDropPreviewsFormation(name: "stack")
  }

  extension View {
    /// Kept in the render tree; a host drags single views.
    public nonisolated func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
      for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
      _ payload: @escaping ([Item.ID]) -> Data
    ) -> some View where Data.Element == Item { painted("dragContainer") }
    /// Kept in the render tree; a host drags single views.
    public nonisolated func dragContainerSelection<ID: Hashable>(
      _ selection: @autoclosure @escaping () -> [ID], containerNamespace: Namespace.ID? = nil
    ) -> some View { painted("dragContainerSelection") }
    /// Kept in the render tree; a host drags views with a value.
    public nonisolated func draggable<ID: Hashable>(
      containerItemID: ID, containerNamespace: Namespace.ID? = nil
    ) -> some View { painted("draggable", "\(containerItemID)") }
    /// Kept in the render tree; a host's drag copies.
    public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
      painted("dragConfiguration")
    }
    /// Kept in the render tree; the closure does not run, as a host drops at once.
    public nonisolated func dropConfiguration(
      _ configuration: @escaping (DropSession) -> DropConfiguration
    ) -> some View { painted("dropConfiguration") }
    /// Kept in the render tree; the closure does not run, as a host drags at once.
    public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
      painted("onDragSessionUpdated")
    }
    /// Kept in the render tree; the closure does not run, as a host drops at once.
    public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
      painted("onDropSessionUpdated")
    }
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
      painted("dragPreviewsFormation", formation.name)
    }
    /// Kept in the render tree; nothing is drawn.
    public nonisolated func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
      painted("dropPreviewsFormation", formation.name)
    }
  }
#endif
