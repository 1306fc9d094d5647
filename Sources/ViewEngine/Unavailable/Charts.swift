// Charts. There is no Charts framework beside the engine.

public import Foundation

extension View {
  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { self }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartXAxis<Content>(content: () -> Content) -> some View { self }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { self }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartYAxis<Content>(content: () -> Content) -> some View { self }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartLegend<Content: View>(
    position: Visibility = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
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
  public nonisolated func chartForegroundStyleScale<Mapping>(_ mapping: Mapping) -> some View { self }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartForegroundStyleScale<Domain, Range>(domain: Domain, range: Range) -> some View { self }

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
  public nonisolated func chartXSelection<Value>(value: Binding<Value?>) -> some View { self }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartXSelection<Value>(range: Binding<ClosedRange<Value>?>) -> some View { self }

  @available(
    *, unavailable,
    message: "The engine draws no charts: put the chart in #if canImport(Charts), with another view in #else."
  )
  public nonisolated func chartAngleSelection<Value>(value: Binding<Value?>) -> some View { self }
}
