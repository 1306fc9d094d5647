import Foundation
import Testing

@testable import ViewEngine

/// Every form of what acts beyond the basic controls, once: it compiles, or the form is gone.
@MainActor
struct ActsForms: View {
  struct Item: Identifiable, Hashable {
    var id = 1
    var name = "item"
  }

  struct Failure: LocalizedError {}

  enum Choice: Hashable { case a, b }

  @State var text = ""
  @State var isOn = false
  @State var choice = Choice.a
  @State var number: Int?
  @State var items = [Item()]
  @State var item: Item?

  var body: some View {
    rows
    bars
    search
    presentations
    gestures
    tabs
    navigation
    scrolling
  }

  @ViewBuilder var rows: some View {
    List {
      ForEach(1..<2) { Text("\($0)").deleteDisabled(true).moveDisabled(true) }
        .onDelete { _ in }.onMove { _, _ in }
      ForEach(1..<2) { Text("\($0)") }.onDelete(perform: nil)
      EditButton().environment(\.editMode, .constant(.active))
      Text("row").listRowSeparator(.hidden).listRowSeparatorTint(.red)
        .listRowInsets(EdgeInsets()).listRowBackground(Color.clear).listSectionSpacing(.compact).listSectionSpacing(3)
        .badge(3).badge("x" as LocalizedStringKey).badge(Text("y"))
    }
  }

  @ViewBuilder var bars: some View {
    Text("bars")
      .toolbar { Button("plain") {} }
      .toolbar { ToolbarItem { Text("item") } }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Text("item") }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Text("group")
        }
        ToolbarSpacer()
      }
      .toolbar(.hidden, for: .tabBar, .navigationBar).toolbar(.hidden).toolbarVisibility(.visible)
      .toolbarBackground(.visible, for: .tabBar).toolbarBackground(Color.red, for: .navigationBar)
  }

  @ViewBuilder var search: some View {
    Text("search").searchable(text: $text)
      .searchable(text: $text, prompt: "prompt")
      .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("prompt"))
      .searchable(text: $text, isPresented: $isOn)
      .searchable(text: $text, isPresented: $isOn, prompt: "prompt")
      .onSubmit(of: .search) {}
  }

  @ViewBuilder var presentations: some View {
    Text("presentations")
      .popover(isPresented: $isOn, arrowEdge: .bottom) { Text("over") }
      .popover(isPresented: $isOn, attachmentAnchor: .rect(.bounds), arrowEdge: .bottom) { Text("over") }
      .popover(item: $item) { Text($0.name) }
      .alert(isPresented: $isOn, error: Failure?.none) { Text("over") }
      .alert(isPresented: $isOn, error: Failure?.none) { _ in
        Text("over")
      } message: { _ in
        Text("message")
      }
      .confirmationDialog(Text("title"), isPresented: $isOn) { Text("over") }
      .confirmationDialog("title", isPresented: $isOn, presenting: item) { Text($0.name) }
      .confirmationDialog("title", isPresented: $isOn, titleVisibility: .visible, presenting: item) {
        Text($0.name)
      } message: {
        Text($0.name)
      }
      .actionSheet(isPresented: $isOn) { ActionSheet(title: Text("title"), buttons: [.cancel()]) }
      .actionSheet(item: $item) { ActionSheet(title: Text($0.name)) }
    Text("sheet").presentationDetents([.medium, .large])
      .presentationDetents([.height(200), .fraction(0.3)], selection: .constant(.large))
      .presentationDragIndicator(.visible).presentationBackground(.thinMaterial).presentationCornerRadius(3)
      .presentationBackgroundInteraction(.enabled)
      .previewDisplayName("x").previewLayout(.sizeThatFits).previewDevice("x")
  }

  @ViewBuilder var gestures: some View {
    Text("gestures").gesture(TapGesture(count: 2).onEnded {})
      .gesture(DragGesture().onChanged { _ in }.onEnded { _ in })
      .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in })
      .gesture(MagnificationGesture().onChanged { _ in })
      .simultaneousGesture(TapGesture()).highPriorityGesture(TapGesture())
      .onLongPressGesture {}
      .onLongPressGesture(minimumDuration: 0.5) {
      } onPressingChanged: { _ in
      }
      .onTapGesture { place in _ = place.x }
      .onTapGesture {}
      .onTapGesture(count: 2) {}
      .onHover { _ in }
      .onOpenURL { _ in }
      .allowsHitTesting(true)
      .contextMenu { Text("menu") }
      .contextMenu {
        Text("menu")
      } preview: {
        Text("preview")
      }
  }

  @ViewBuilder var tabs: some View {
    TabView(selection: $choice) { Tab("a", systemImage: "s", value: .a) { Text("a") } }
    TabView(selection: $choice) {
      Tab("a", systemImage: "s", value: .a) { Text("tab a") }.badge(3)
      Tab("b", image: "i", value: .b) { Text("b") }
    }
    TabView(selection: $choice) { Tab(value: .a, role: .search) { Text("found") } }
    TabView { Tab("c", systemImage: "s") { Text("tab c") } }
  }

  @ViewBuilder var navigation: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Text("page"), isActive: $isOn) { Text("link 1") }
        NavigationLink("link 2", destination: Text("page"), isActive: $isOn)
        NavigationLink(destination: Text("page"), tag: 3, selection: $number) { Text("link 3") }
        NavigationLink(isActive: $isOn) {
          Text("page")
        } label: {
          Text("link 4")
        }
      }
      .navigationBarTitle("title").navigationBarTitle(Text("title"), displayMode: .inline)
      .navigationBarItems(leading: Text("leading"), trailing: Text("trailing"))
      .navigationBarItems(trailing: Text("trailing")).navigationBarHidden(true).navigationSubtitle("subtitle")
      .navigationTitle($text)
    }
    NavigationSplitView {
      Text("sidebar")
    } detail: {
      Text("detail")
    }
    NavigationSplitView(columnVisibility: .constant(.all)) {
      Text("sidebar")
    } content: {
      Text("content")
    } detail: {
      Text("detail")
    }
  }

  @ViewBuilder var scrolling: some View {
    ScrollViewReader { proxy in Button("scroll") { proxy.scrollTo(1, anchor: .top) } }
    GeometryReader { proxy in
      Text("\(proxy.frame(in: .global).minY) \(proxy.frame(in: .named("x")).minX) \(proxy.safeAreaInsets.top)")
    }
    Text("scrolling").scrollDismissesKeyboard(.interactively).scrollDisabled(true).scrollIndicators(.hidden)
      .scrollContentBackground(.hidden).scrollTargetLayout()
      .scrollPosition(id: $number).defaultScrollAnchor(.bottom).scrollClipDisabled().scrollBounceBehavior(.basedOnSize)
      .coordinateSpace(name: "x").coordinateSpace(.named("y"))
  }
}

@MainActor
@Suite("The forms of what acts", .timeLimit(.minutes(20))) struct ActsFormsTests {
  @Test func `all acting forms have the expected render tree`() {
    #expect(
      ViewHost(ActsForms()).tree == """
        List
          Text "1"
          Text "1"
          Button
            Text "Done"
          background [listSectionSpacing: compact, listSectionSpacing: 3.0, badge: 3, badge: x, badge: y]
            Color [clear]
          Text "row" [listRowSeparator: hidden, listRowSeparatorTint: red, listRowInsets: top 0.0 leading 0.0 bottom 0.0 trailing 0.0, listSectionSpacing: compact, listSectionSpacing: 3.0, badge: 3, badge: x, badge: y]
        Text "bars" [toolbar: hidden for tabBar navigationBar, toolbar: hidden, toolbarVisibility: visible, toolbarBackground: visible for tabBar, toolbarBackground: red for navigationBar]
        Toolbar
          Button
            Text "plain"
        Toolbar
          ToolbarItem
            Text "item"
        Toolbar
          ToolbarItem [placement: topBarTrailing]
            Text "item"
          ToolbarItemGroup [placement: keyboard]
            Spacer
            Text "group"
          ToolbarSpacer [flexible]
        Text "search"
        SearchField ""
          Text "Search"
        SearchField ""
          Text "prompt"
        SearchField "" [placement: navigationBarDrawer always]
          Text "prompt"
        SearchField ""
          Text "Search"
        SearchField ""
          Text "prompt"
        Text "presentations"
        Text "sheet" [presentationDetents: large medium, presentationDetents: fraction 0.3 height 200.0 selected large, presentationDragIndicator: visible, presentationBackground: thinMaterial, presentationCornerRadius: 3.0, presentationBackgroundInteraction: enabled, previewDisplayName: x, previewLayout: sizeThatFits, previewDevice: x]
        Text "gestures"
        ContextMenu
          Text "menu"
        ContextMenu
          Text "menu"
          Preview
            Text "preview"
        TabView
          Text "a"
          Tab [selected]
            Label
              Image [systemName: s]
              Text "a"
        TabView
          Text "tab a"
          Tab [selected, badge: 3]
            Label
              Image [systemName: s]
              Text "a"
          Tab
            Label
              Image [name: i]
              Text "b"
        TabView
          Text "found"
          Tab [selected]
            Label
              Image [systemName: magnifyingglass]
              Text "Search"
        TabView
          Text "tab c"
          Tab [selected]
            Label
              Image [systemName: s]
              Text "c"
        NavigationStack "title"
          VStack [navigationTitle: title, navigationTitle: title, navigationBarTitleDisplayMode: inline, navigationBarHidden, navigationSubtitle: subtitle, navigationTitle: ]
            NavigationLink
              Text "link 1"
            NavigationLink
              Text "link 2"
            NavigationLink
              Text "link 3"
            NavigationLink
              Text "link 4"
          Toolbar
            ToolbarItem [placement: navigationBarLeading]
              Text "leading"
            ToolbarItem [placement: navigationBarTrailing]
              Text "trailing"
          Toolbar
            ToolbarItem [placement: navigationBarTrailing]
              Text "trailing"
        NavigationSplitView
          Sidebar
            Text "sidebar"
          Detail
            Text "detail"
        NavigationSplitView
          Sidebar
            Text "sidebar"
          Content
            Text "content"
          Detail
            Text "detail"
        Button
          Text "scroll"
        GeometryReader
          Text "0.0 0.0 0.0"
        Text "scrolling" [scrollDismissesKeyboard: interactively, scrollDisabled, scrollIndicators: hidden, scrollContentBackground: hidden, scrollTargetLayout, scrollPosition: none, defaultScrollAnchor: (0.5, 1.0), scrollClipDisabled, scrollBounceBehavior: basedOnSize, coordinateSpace: x, coordinateSpace: y]
        """)
  }
}
