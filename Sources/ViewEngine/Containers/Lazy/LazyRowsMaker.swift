/// Makes lazy rows in the containers of a host that shows some rows at a time.
struct LazyRowsMaker: RowsMaker {
  /// How many rows a container shows at a time.
  let limit: Int

  func view<Data, ID, Content: View>(of rows: ForEach<Data, ID, Content>) -> AnyView { AnyView(LazyRows(rows)) }
}
