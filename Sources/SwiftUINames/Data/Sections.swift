#if !canImport(Darwin)
  public import ViewEngine

  /// A section of a view's content: its header, its rows and its footer.
  ///
  /// Its identity is its position: a section that moves is a different section.
  public struct SectionConfiguration: Identifiable {
    /// The position among the sections.
    public struct ID: Hashable { let position: Int }

    public let id: ID
    /// The views of the header; none without one.
    public let header: SubviewsCollection
    /// The rows.
    public let content: SubviewsCollection
    /// The views of the footer; none without one.
    public let footer: SubviewsCollection
    /// The values that the section's modifiers set for each row.
    public let containerValues: ContainerValues
  }

  extension SectionConfiguration {
    @MainActor fileprivate init(
      _ position: Int, _ first: ViewPart, _ place: SectionPlace?, _ parts: ArraySlice<ViewPart>
    ) {
      id = ID(position: position)
      header = SubviewsCollection(of: place?.header ?? AnyView(EmptyView()))
      footer = SubviewsCollection(of: place?.footer ?? AnyView(EmptyView()))
      content = SubviewsCollection(parts.map { Subview($0) })
      containerValues = ContainerValues(traits: first.traits)
    }
  }

  /// The sections of a view's content, in order. Rows outside of a section are a section without header and footer; a
  /// section without rows is left out.
  public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    @MainActor init(of view: some View) {
      var rest = view.parts[...]
      var sections: [SectionConfiguration] = []
      while let first = rest.first {
        let place = first.traits[SectionPlaceKey.self]
        let rows = rest.prefix { $0.traits[SectionPlaceKey.self] === place }
        sections.append(SectionConfiguration(sections.count, first, place, rows))
        rest = rest.dropFirst(rows.count)
      }
      self.sections = sections
    }

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    /// The section at that position, which must exist.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
  }

  extension Group {
    /// Makes a view of the sections of a given view.
    public nonisolated init<Base: View, Result: View>(
      sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
      self.init { GroupSectionsOfContent(source: view, content: transform) }
    }
  }

  extension ForEach where Data == SectionCollection, ID == SectionConfiguration.ID, Content: View {
    /// A view for each section of a given view.
    @MainActor public init<Base: View>(
      sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) { self.init(SectionCollection(of: view), content: content) }
  }

  /// The body of `Group(sections:)`.
  public struct GroupSectionsOfContent<Source: View, Content: View> {
    let source: Source
    let content: (SectionCollection) -> Content
  }

  extension GroupSectionsOfContent: _EngineView {
    public var body: some View { content(SectionCollection(of: source)) }
  }
#endif
