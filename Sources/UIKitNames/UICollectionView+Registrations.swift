#if !canImport(Darwin)
  public import KitNames

  extension UICollectionView {
    /// A closure that fills cells of one class.
    @MainActor @preconcurrency
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
      /// A closure that gets the cell, its path and the item.
      public typealias Handler = (Cell, IndexPath, Item) -> Void
      let handler: Handler
      /// Keeps the closure.
      public init(handler: @escaping Handler) { self.handler = handler }
      /// Keeps the closure; the archive is not read.
      public init(cellNib: UINib, handler: @escaping Handler) { self.init(handler: handler) }
    }

    /// A closure that fills headers, footers and the like of one class.
    @MainActor @preconcurrency
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
      /// A closure that gets the view, its kind and its path.
      public typealias Handler = (Supplementary, String, IndexPath) -> Void
      let elementKind: String
      let handler: Handler
      /// Keeps kind and closure.
      public init(elementKind: String, handler: @escaping Handler) {
        (self.elementKind, self.handler) = (elementKind, handler)
      }
      /// Keeps kind and closure; the archive is not read.
      public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
        self.init(elementKind: elementKind, handler: handler)
      }
    }

    /// Makes a cell and fills it by the registration.
    ///
    /// NB: it can make only UIKit's own cells. A subclass stops the process: no initializer can be called by its type.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
      using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
      let cell = made(Cell.self, of: UICollectionViewListCell(frame: .zero), UICollectionViewCell(frame: .zero))
      if let item { registration.handler(cell, indexPath, item) }
      return cell
    }

    /// Makes a view and fills it by the registration.
    ///
    /// NB: it can make only UIKit's own views. A subclass stops the process: no initializer can be called by its type.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
      using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
      let view = made(
        Supplementary.self, of: UICollectionViewListCell(frame: .zero), UICollectionReusableView(frame: .zero))
      registration.handler(view, registration.elementKind, indexPath)
      return view
    }

    /// The last of the views that is of the type.
    private func made<View: UICollectionReusableView>(
      _ type: View.Type, of views: UICollectionReusableView...
    ) -> View {
      if let view = views.reversed().lazy.compactMap({ $0 as? View }).first { return view }
      preconditionFailure(
        """
        UICollectionView: a \(type) cannot be made by its type.

        To fix, make the cell by its own initializer in the test.
        """)
    }
  }
#endif
