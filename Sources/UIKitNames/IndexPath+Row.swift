#if !canImport(Darwin)
  public import KitNames

  extension IndexPath {
    /// A path of two numbers, as a table counts its rows.
    public init(row: Int, section: Int) { self.init(item: row, section: section) }
    /// The second number, which a grid calls `item`.
    public var row: Int {
      get { item }
      set { item = newValue }
    }
  }
#endif
