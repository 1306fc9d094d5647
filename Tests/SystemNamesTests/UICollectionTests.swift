#if !canImport(Darwin)
  import SwiftUINames
  import Testing

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var chosen: [IndexPath] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 2 }
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "row \(indexPath.row) of \(indexPath.section)"
      cell.contentConfiguration = content
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.chosen = []
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
  }

  private enum Part { case first, second }

  @MainActor
  @Suite("Tables, grids and their content", .timeLimit(.minutes(20))) struct UICollectionTests {
    @Test func `a table counts the rows of its data source`() {
      let (table, rows) = (UITableView(frame: .zero, style: .insetGrouped), Rows())
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      (table.dataSource, table.delegate) = (rows, rows)
      #expect(table.numberOfSections == 2)
      #expect([0, 1].map { table.numberOfRows(inSection: $0) } == [2, 3])
      let cell = rows.tableView(table, cellForRowAt: IndexPath(row: 1, section: 1))
      #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "row 1 of 1")
      #expect((table as UIScrollView).delegate === rows)
    }

    @Test func `a table keeps the selection that the program makes`() {
      let table = UITableView(frame: .zero, style: .plain)
      let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 1))
      table.selectRow(at: first, animated: false, scrollPosition: .none)
      table.selectRow(at: second, animated: false, scrollPosition: .none)
      #expect(table.indexPathsForSelectedRows == [second])
      table.allowsMultipleSelection = true
      table.selectRow(at: first, animated: false, scrollPosition: .none)
      #expect(table.indexPathsForSelectedRows == [second, first])
      table.deselectRow(at: second, animated: false)
      #expect(table.indexPathForSelectedRow == first)
      table.reloadData()
      #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test func `the action of a swiped row runs its closure`() {
      let (table, rows) = (UITableView(), Rows())
      rows.chosen = [IndexPath(row: 0, section: 0)]
      let swipe = rows.tableView(table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
      var isDone = false
      swipe?.actions.first.map { $0.handler($0, table) { isDone = $0 } }
      #expect(isDone && rows.chosen.isEmpty)
    }

    @Test func `a snapshot keeps sections and items in order`() {
      var snapshot = NSDiffableDataSourceSnapshot<Part, Int>()
      snapshot.appendSections([.first, .second])
      snapshot.appendItems([1, 2, 3], toSection: .first)
      snapshot.appendItems([4, 5])
      snapshot.insertItems([6], beforeItem: 2)
      snapshot.moveItem(1, afterItem: 4)
      snapshot.deleteItems([3, 9])
      #expect(snapshot.itemIdentifiers(inSection: .first) == [6, 2])
      #expect(snapshot.itemIdentifiers(inSection: .second) == [4, 1, 5])
      #expect(snapshot.sectionIdentifier(containingItem: 1) == .second)
      snapshot.moveSection(.second, beforeSection: .first)
      #expect(snapshot.itemIdentifiers == [4, 1, 5, 6, 2])
      #expect(snapshot.indexOfItem(6) == 3 && snapshot.numberOfItems == 5)
      snapshot.deleteSections([.second])
      #expect(snapshot.sectionIdentifiers == [.first])
    }

    @Test func `an outline shows the children of expanded items`() {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["a", "b"])
      outline.append(["a1", "a2"], to: "a")
      outline.append(["a11"], to: "a1")
      #expect(outline.items == ["a", "a1", "a11", "a2", "b"])
      #expect(outline.visibleItems == ["a", "b"])
      outline.expand(["a"])
      #expect(outline.visibleItems == ["a", "a1", "a2", "b"])
      #expect(outline.level(of: "a11") == 2 && outline.parent(of: "a2") == "a")
      outline.delete(["a1"])
      #expect(outline.items == ["a", "a2", "b"])
    }

    @Test func `a diffable data source tells its grid the counts`() {
      let grid = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
          let item = NSCollectionLayoutItem(layoutSize: size)
          let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
          section.orthogonalScrollingBehavior = .groupPaging
          section.interGroupSpacing = 8
          return section
        })
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, path, item in
        var content = cell.defaultContentConfiguration()
        content.text = "item \(item) at \(path.item)"
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator(), .checkmark()]
      }
      let source = UICollectionViewDiffableDataSource<Part, Int>(collectionView: grid) { grid, path, item in
        grid.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = source.snapshot()
      snapshot.appendSections([.second])
      snapshot.appendItems([7, 8])
      source.apply(snapshot, animatingDifferences: true)
      #expect(grid.numberOfSections == 1 && grid.numberOfItems(inSection: 0) == 2)
      #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 8)
      #expect(source.indexPath(for: 7) == IndexPath(item: 0, section: 0))
      let cell = source.collectionView(grid, cellForItemAt: IndexPath(item: 1, section: 0))
      #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "item 8 at 1")
      #expect(
        (cell as? UICollectionViewListCell)?.accessories.map(\.accessoryType) == [.disclosureIndicator, .checkmark])
    }

    @Test func `a layout knows its grid, and attributes keep a place`() {
      let layout = UICollectionViewFlowLayout()
      let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
      #expect(layout.collectionView === grid)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 0))
      attributes.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      attributes.size = CGSize(width: 40, height: 10)
      #expect(attributes.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      #expect(copy?.isEqual(attributes) == true && copy !== attributes)
    }
  }
#endif
