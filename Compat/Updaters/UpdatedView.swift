/// A view with its updater.
///
///     UpdatedView ── events ── GatedView ── EquatableView ── AdmittedView ── the content
///
/// It does not read the count of events itself: an event evaluates nothing above the gate, so that what
/// reports events is not made again by them.
struct UpdatedView<Content: View, Condition: Updater> {
  let content: Content
  let updater: Condition
  @State private var count = 0

  init(content: Content, updater: Condition) {
    (self.content, self.updater) = (content, updater)
  }
}

extension UpdatedView: View {
  var body: some View {
    GatedView<Content, Condition>(content: content, value: updater.value, count: $count)
      .modifier(updater.events(counting: $count))
  }
}

/// The newest content with its value; the gate lets it through if the updater allows it.
struct GatedView<Content: View, Condition: Updater> {
  let content: Content
  let value: Condition.Value
  @Binding private var count: Int
  @State private var gate = Gate<Condition>()

  init(content: Content, value: Condition.Value, count: Binding<Int>) {
    self.content = content
    self.value = value
    _count = count
  }
}

extension GatedView: View {
  var body: some View {
    AdmittedView(content: content, admission: gate.admission(of: value, count: count)).equatable()
  }
}

/// The accepted content, and how often it was accepted. Owned in `@State`, and never written as state.
private final class Gate<Condition: Updater> {
  private var last: (value: Condition.Value, count: Int)?
  private var admissions = 0

  func admission(of value: Condition.Value, count: Int) -> Int {
    if let last, last.count == count, !Condition.allowsUpdate(from: last.value, to: value) { return admissions }
    last = (value, count)
    admissions += 1
    return admissions
  }
}

/// The content. It equals the visible content unless it has been accepted since.
struct AdmittedView<Content: View>: Equatable {
  let content: Content
  let admission: Int
  static func == (first: AdmittedView, second: AdmittedView) -> Bool { first.admission == second.admission }
}

extension AdmittedView: View { var body: some View { content } }
