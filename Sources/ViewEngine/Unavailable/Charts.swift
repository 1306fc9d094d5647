// Charts. There is no Charts framework beside the engine.

public import Foundation

// One declaration a name: of several the compiler tries none that is unavailable, and blames another line.
extension View {
  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartXAxis<Content>(
    _ visibility: Visibility = .automatic, content: () -> Content = { EmptyView() }
  ) -> some View {
    self
  }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartYAxis<Content>(
    _ visibility: Visibility = .automatic, content: () -> Content = { EmptyView() }
  ) -> some View {
    self
  }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartLegend<Content: View>(
    _ visibility: Visibility = .automatic, position: Visibility = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content = { EmptyView() }
  ) -> some View {
    self
  }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartXScale<Domain>(domain: Domain) -> some View { self }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartYScale<Domain>(domain: Domain) -> some View { self }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartForegroundStyleScale<Mapping, Domain, Range>(
    _ mapping: Mapping = 0, domain: Domain = 0, range: Range = 0
  ) -> some View {
    self
  }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartOverlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (Never) -> Content
  ) -> some View {
    self
  }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (Never) -> Content
  ) -> some View {
    self
  }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartXSelection<Value, Range>(value: Value = 0, range: Range = 0) -> some View {
    self
  }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartAngleSelection<Value>(value: Binding<Value?>) -> some View { self }
}
