/// How a view lies in the cells of a `Grid`.
extension View {
  public nonisolated func gridCellColumns(_ count: Int) -> some View { painted("gridCellColumns", "\(count)") }

  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    painted("gridColumnAlignment", "\(guide)")
  }

  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    painted("gridCellUnsizedAxes", "\(axes)")
  }

  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { painted("gridCellAnchor", "\(anchor)") }
}
