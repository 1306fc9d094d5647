/// One of the views that a builder was given: a tab of a tab view, an option of a picker.
///
/// They are told apart without evaluating or mounting any of them.
struct ViewPart {
  /// What the part is known by among its siblings: the way that leads to it.
  let id: [AnyHashable]
  let view: AnyView
  /// What may stand in the body of the view.
  let carried: @MainActor () -> CarriedTraits
  /// What a `tag` says, or else the id of a `ForEach` row.
  var tag: TagValue?
  /// What a `tabItem` shows.
  var label: AnyView?
  /// What a `badge` says.
  var badge: String?
  /// The section of the tab view that it is in.
  var section: String?
  var isDisabled = false

  @MainActor static func parts<Content: View>(of content: Content) -> [ViewPart] {
    var collector = Collector()
    collector.add(content)
    return collector.parts
  }
}

/// A view that stands for several, or for none.
@MainActor
protocol CompoundView {
  func collectParts(into collector: inout ViewPart.Collector)
}

/// A modifier that says something about a part.
@MainActor
protocol PartTrait {
  func describe(_ part: inout ViewPart)
}

extension ViewPart {
  /// A walk over a builder's content.
  @MainActor
  struct Collector {
    private(set) var parts: [ViewPart] = []
    private var path: [AnyHashable] = []
    private var implicitTag: TagValue?
    private var section: String?

    mutating func add<Content: View>(_ view: Content) {
      if let view = view as? any CompoundView { return view.collectParts(into: &self) }
      var part = ViewPart(id: path, view: AnyView(view), carried: { Content.carriedTraits })
      describe(&part, by: view)
      if part.tag == nil { part.tag = implicitTag }
      part.section = section
      parts.append(part)
    }

    /// Adds what is found one step further.
    mutating func add<Content: View>(_ view: Content, at step: AnyHashable, implicitTag: TagValue? = nil) {
      let outerTag = self.implicitTag
      if let implicitTag { self.implicitTag = implicitTag }
      path.append(step)
      add(view)
      path.removeLast()
      self.implicitTag = outerTag
    }

    /// Adds what belongs together.
    mutating func add<Content: View>(_ view: Content, inSection section: String?) {
      let outer = self.section
      self.section = section
      add(view)
      self.section = outer
    }

    /// The outermost modifier of a kind counts, so the walk goes from the outside to the inside.
    private func describe<Content: View>(_ part: inout ViewPart, by view: Content) {
      if let trait = view as? any PartTrait { trait.describe(&part) }
      if let view = view as? any ModifiedView {
        describe(&part, by: view.content)
      } else if let view = view as? any _KeepingView {
        describe(&part, by: view.content)
      } else if let view = view as? any _WrapperView, !(view is any _ContainerView) {
        describe(&part, by: view.content)
      }
    }
  }
}

extension EmptyView: CompoundView {
  func collectParts(into collector: inout ViewPart.Collector) {}
}

extension TupleView: CompoundView {
  func collectParts(into collector: inout ViewPart.Collector) {
    var place = 0
    func add<Part: View>(_ part: Part) {
      collector.add(part, at: place)
      place += 1
    }
    repeat add(each content)
  }
}

extension Group: CompoundView where Content: View {
  func collectParts(into collector: inout ViewPart.Collector) { collector.add(content) }
}

extension Optional: CompoundView where Wrapped: View {
  func collectParts(into collector: inout ViewPart.Collector) {
    if let self { collector.add(self) }
  }
}

extension _ConditionalContent: CompoundView where First: View, Second: View {
  func collectParts(into collector: inout ViewPart.Collector) {
    switch branch {
    case .first(let content): collector.add(content, at: true)
    case .second(let content): collector.add(content, at: false)
    }
  }
}

extension ForEach: CompoundView where Content: View {
  func collectParts(into collector: inout ViewPart.Collector) {
    for element in data {
      let id = id(element)
      collector.add(content(element), at: id, implicitTag: TagValue(id, includesOptional: true))
    }
  }
}

extension AnyView: CompoundView {
  func collectParts(into collector: inout ViewPart.Collector) { collector.add(anyView) }
}
