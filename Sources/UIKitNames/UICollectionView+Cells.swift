#if !canImport(Darwin)
  public import KitNames

  extension UICollectionView {
    /// Has no effect: no cell is made by its type.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    /// Has no effect: archives are not read.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    /// Has no effect: no view is made by its type.
    public func register(
      _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {}
    /// Has no effect: archives are not read.
    public func register(
      _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {}
    /// Always a plain cell, also for a registered subclass: no initializer can be called by its type.
    public func dequeueReusableCell(
      withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell(frame: .zero)
      cell.reuseIdentifier = identifier
      return cell
    }
    /// Always a plain view, also for a registered subclass: no initializer can be called by its type.
    public func dequeueReusableSupplementaryView(
      ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = UICollectionReusableView(frame: .zero)
      view.reuseIdentifier = identifier
      return view
    }

    /// Always nil: no cell is shown.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    /// Always nil: no cell is shown.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
      -> UICollectionReusableView?
    { nil }
    /// Always nil: no cell is shown.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
    /// Always nil: no cell has a place.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
    /// Always empty: no cell is shown.
    public var visibleCells: [UICollectionViewCell] { [] }
    /// Always empty: no cell is shown.
    public var indexPathsForVisibleItems: [IndexPath] { [] }
    /// Always empty: no cell is shown.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [] }
    /// Always empty: no cell is shown.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The layout's answer.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    /// The layout's answer.
    public func layoutAttributesForSupplementaryElement(
      ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    /// Has no effect: no cell has a place.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

    /// The selected cells in the order of their selection; empty, not nil, for none.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.paths }
    /// Keeps the selection, without a call of the delegate; nil clears it.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
      selection.select(indexPath, among: allowsMultipleSelection)
    }
    /// Takes the cell out of the selection, without a call of the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) { selection.deselect(indexPath) }

    // No cell is shown, so that none changes.
    /// Does nothing: no cell is shown.
    public func insertSections(_ sections: IndexSet) {}
    /// Does nothing: no cell is shown.
    public func deleteSections(_ sections: IndexSet) {}
    /// Does nothing: no cell is shown.
    public func reloadSections(_ sections: IndexSet) {}
    /// Does nothing: no cell is shown.
    public func moveSection(_ section: Int, toSection newSection: Int) {}
    /// Does nothing: no cell is shown.
    public func insertItems(at indexPaths: [IndexPath]) {}
    /// Does nothing: no cell is shown.
    public func deleteItems(at indexPaths: [IndexPath]) {}
    /// Does nothing: no cell is shown.
    public func reloadItems(at indexPaths: [IndexPath]) {}
    /// Does nothing: no cell is shown.
    public func reconfigureItems(at indexPaths: [IndexPath]) {}
    /// Does nothing: no cell is shown.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    /// Always false: no cell is shown that could move.
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    /// Does nothing: no cell moves.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    /// Does nothing: no cell moves.
    public func endInteractiveMovement() {}
    /// Does nothing: no cell moves.
    public func cancelInteractiveMovement() {}
    /// Always false: no cell is dragged.
    public var hasActiveDrag: Bool { false }
    /// Always false: nothing is dropped.
    public var hasActiveDrop: Bool { false }
    /// Always false: no update is under way.
    public var hasUncommittedUpdates: Bool { false }
  }
#endif
