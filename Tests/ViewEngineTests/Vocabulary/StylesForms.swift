import Foundation
import Testing

@testable import ViewEngine

/// Every form of styles, values, texts and text input once: it does not compile when one goes.
private struct StylesForms: View {
  @State private var text = ""
  @State private var number = 1
  @State private var isOn = true
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  @FocusState private var field: Int?

  var body: some View {
    buttons
    values
    controls
    containers
    texts
    input
  }

  @ViewBuilder private var buttons: some View {
    Button("1") {}.buttonStyle(.automatic).buttonStyle(.plain).buttonStyle(.bordered).buttonStyle(.borderedProminent)
      .buttonStyle(.borderless).buttonStyle(.link).buttonStyle(PlainButtonStyle())
    Button("2", systemImage: "s", role: .destructive) {}.buttonBorderShape(.roundedRectangle(radius: 3))
    Button("3", systemImage: "s", action: {}).controlSize(.large).keyboardShortcut(.defaultAction)
      .keyboardShortcut("c").keyboardShortcut("c", modifiers: [.command, .shift])
    Menu("4") { Button("5") {} }.menuStyle(.button)
  }

  @ViewBuilder private var values: some View {
    ProgressView()
    ProgressView("6")
    ProgressView(value: 0.5).progressViewStyle(.linear)
    ProgressView(value: 1, total: 3) {
      Text("7")
    } currentValueLabel: {
      Text("8")
    }.progressViewStyle(.circular)
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
    LabeledContent("9", value: "10")
    LabeledContent("11") { Text("12") }
    LabeledContent("13", value: 14, format: .number)
    LabeledContent {
      Text("15")
    } label: {
      Text("16")
    }
    ContentUnavailableView("21", systemImage: "s", description: Text("22"))
    ContentUnavailableView {
      Text("23")
    } description: {
      Text("24")
    } actions: {
      Button("25") {}
    }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: "26")
  }

  @ViewBuilder private var controls: some View {
    ColorPicker("27", selection: $color, supportsOpacity: false)
    Stepper("28", value: $number, in: 0...3)
    Toggle("29", isOn: $isOn).toggleStyle(.switch).toggleStyle(.button).toggleStyle(SwitchToggleStyle(tint: .red))
    Picker("30", selection: $number) { Text("31").tag(1) }.pickerStyle(.segmented).pickerStyle(.menu)
      .pickerStyle(SegmentedPickerStyle())
    DatePicker("32", selection: $date).datePickerStyle(.compact).datePickerStyle(GraphicalDatePickerStyle())
    Label("33", systemImage: "s").labelStyle(.titleAndIcon)
    Label("34", systemImage: "s").labelStyle(.iconOnly)
  }

  @ViewBuilder private var containers: some View {
    GroupBox(label: Text("35")) { Text("36") }
    DisclosureGroup("37") {}
    ControlGroup { Text("38") }.controlGroupStyle(.navigation)
    Form { Section("39", isExpanded: $isOn) { Text("40") } }.formStyle(.grouped)
    List {
      Section(isExpanded: $isOn) {
        Text("41")
      } header: {
        Text("42")
      }
    }.listStyle(.insetGrouped)
      .listStyle(PlainListStyle())
    TabView { Text("43") }.tabViewStyle(.page(indexDisplayMode: .never))
    NavigationStack { Text("44") }.navigationViewStyle(.stack).navigationSplitViewStyle(.balanced)
  }

  @ViewBuilder private var texts: some View {
    Text("\(1.5, specifier: "%.2f") \(2, format: .number) \(date, style: .time)")
    Text(3, format: .percent.locale(Locale(identifier: "en_US_POSIX"))) + Text(date, style: .date)
      + Text(Image(systemName: "s"))
    Text("45", tableName: "x", bundle: .main, comment: "x").imageScale(.large).symbolRenderingMode(.palette)
      .symbolVariant(.circle.fill)
    Text(LocalizedStringKey("46")).lineLimit(1...3).lineLimit(2, reservesSpace: true).lineLimit(2...)
      .textSelection(.enabled)
    ForEach(["47"], id: \.self, content: Text.init)
    Image("x").resizable().renderingMode(.template).interpolation(.high).antialiased(true)
      .symbolRenderingMode(.hierarchical)
    Image(systemName: "x", variableValue: 0.5)
    Image(decorative: "x")
  }

  @ViewBuilder private var input: some View {
    TextField("48", text: $text).keyboardType(.emailAddress).textContentType(.username)
      .textInputAutocapitalization(.never).autocapitalization(.none).autocorrectionDisabled()
      .disableAutocorrection(true).submitLabel(.next).textFieldStyle(.roundedBorder).focused($field, equals: 1)
    TextField("49", text: $text, onCommit: {}).labelsHidden()
    TextField("50", value: $number, formatter: NumberFormatter()).defaultFocus($field, 1)
  }
}

@MainActor
@Suite("Forms of styles, values and texts", .timeLimit(.minutes(20))) struct StylesFormsTests {
  @Test func `all style, value and text forms have the expected render tree`() {
    #expect(
      ViewHost(StylesForms()).tree == """
        Button [buttonStyle: automatic, buttonStyle: plain, buttonStyle: bordered, buttonStyle: borderedProminent, buttonStyle: borderless, buttonStyle: link, buttonStyle: plain]
          Text "1"
        Button [role: destructive, buttonBorderShape: roundedRectangle radius 3.0]
          Label
            Image [systemName: s]
            Text "2"
        Button [controlSize: large, keyboardShortcut: return, keyboardShortcut: command c, keyboardShortcut: shift command c]
          Label
            Image [systemName: s]
            Text "3"
        Menu [menuStyle: button]
          Text "4"
          Button
            Text "5"
        ProgressView
        ProgressView
          Text "6"
        ProgressView [value: 0.5, progressViewStyle: linear]
        ProgressView [value: 1.0, total: 3.0, progressViewStyle: circular]
          Text "7"
          Text "8"
        ProgressView [progressViewStyle: circular tint red]
        LabeledContent
          Text "9"
          Text "10"
        LabeledContent
          Text "11"
          Text "12"
        LabeledContent
          Text "13"
          Text "14"
        LabeledContent
          Text "16"
          Text "15"
        ContentUnavailableView
          Label
            Image [systemName: s]
            Text "21"
          Text "22"
        ContentUnavailableView
          Text "23"
          Text "24"
          Button
            Text "25"
        ContentUnavailableView
          Label
            Image [systemName: magnifyingglass]
            Text "No Results"
          Text "Check the spelling or try a new search."
        ContentUnavailableView
          Label
            Image [systemName: magnifyingglass]
            Text "No Results for “26”"
          Text "Check the spelling or try a new search."
        ColorPicker [color: red]
          Text "27"
        Stepper
          Text "28"
        Toggle [on, toggleStyle: switch, toggleStyle: button, toggleStyle: switch tint red]
          Text "29"
        Picker [pickerStyle: segmented, pickerStyle: menu, pickerStyle: segmented]
          Text "30"
          Text "31" [tag: 1, selected]
        DatePicker [date: 1970-01-01 00:00:00 +0000, datePickerStyle: compact, datePickerStyle: graphical]
          Text "32"
        Label [labelStyle: titleAndIcon]
          Image [systemName: s]
          Text "33"
        Label [labelStyle: iconOnly]
          Image [systemName: s]
          Text "34"
        GroupBox
          Text "35"
          Text "36"
        DisclosureGroup [collapsed]
          DisclosureLabel
            Text "37"
        ControlGroup [controlGroupStyle: navigation]
          Text "38"
        Form [formStyle: grouped]
          Section
            DisclosureLabel [expanded]
              Text "39"
            Text "40"
        List [listStyle: insetGrouped, listStyle: plain]
          Section
            DisclosureLabel [expanded]
              Text "42"
            Text "41"
        TabView [tabViewStyle: page indexDisplayMode never]
          Text "43"
          Tab [selected]
        NavigationStack [navigationViewStyle: stack, navigationSplitViewStyle: balanced]
          Text "44"
        Text "1.50 2 12:00 AM"
        Text "3%January 1, 1970" [image: s]
        Text "45" [imageScale: large, symbolRenderingMode: palette, symbolVariant: circle fill]
        Text "46" [lineLimit: 1...3, lineLimit: 2 reservesSpace, lineLimit: 2..., textSelection: enabled]
        Text "47"
        Image [name: x, resizable, renderingMode: template, interpolation: high, antialiased: true, symbolRenderingMode: hierarchical]
        Image [systemName: x, variableValue: 0.5]
        Image [decorative: x]
        TextField "" [keyboardType: emailAddress, textContentType: username, textInputAutocapitalization: never, autocapitalization: none, autocorrectionDisabled, disableAutocorrection: true, submitLabel: next, textFieldStyle: roundedBorder, focused]
          Text "48"
        TextField "" [labelsHidden]
          Text "49"
        TextField "1"
          Text "50"
        """)
  }
}
