extension SkeletonRuntime {
  /// Types of which a few values are enough. With the module, because a project may have a type of that name.
  private static let chosen: KeyValuePairs = [
    "Calendar.Identifier": ".gregorian, .japanese, .buddhist", "Calendar.Component": ".day, .month, .year",
    "Date.FormatStyle": ".dateTime.year(), .dateTime.day()", "Character": #""a", "b", "c""#,
    "OnChangeCompat.Color": ".red, .green, .blue", "OnChangeCompat.Font": ".body, .title, .caption",
    "OnChangeCompat.Font.Weight": ".regular, .bold", "OnChangeCompat.Font.Design": ".default, .serif",
    "OnChangeCompat.UnitPoint": ".center, .top, .bottom", "OnChangeCompat.Alignment": ".center, .top, .leading",
    "OnChangeCompat.HorizontalAlignment": ".center, .leading", "OnChangeCompat.VerticalAlignment": ".center, .top",
    "OnChangeCompat.ColorScheme": ".light, .dark", "OnChangeCompat.ScenePhase": ".active, .inactive, .background",
    "OnChangeCompat.UserInterfaceSizeClass": ".compact, .regular", "OnChangeCompat.BlendMode": ".normal, .multiply",
    "OnChangeCompat.Animation": ".default, .linear, .easeIn", "OnChangeCompat.AnyTransition": ".opacity, .slide",
    "OnChangeCompat.ButtonRole": ".destructive, .cancel", "OnChangeCompat.EditMode": ".inactive, .active",
    "OnChangeCompat.Edge.Set": ".all, .top, .horizontal", "OnChangeCompat.EventModifiers": ".command, .shift",
    "OnChangeCompat.KeyEquivalent": #""a", "b", "c""#, "OnChangeCompat.CoordinateSpace": ".local, .global",
    "OnChangeCompat.SubmitLabel": ".done, .go", "OnChangeCompat.PresentationDetent": ".medium, .large",
    "OnChangeCompat.NavigationSplitViewVisibility": ".automatic, .detailOnly",
    "OnChangeCompat.RedactionReasons": ".placeholder, []", "OnChangeCompat.UTType": ".text, .image, .json",
  ]
  /// The code that makes a value with the number `n`.
  private static let made: KeyValuePairs = [
    "Bool": "n % 2 != 0", "String.Index": #""".startIndex"#,
    // NB: code may take only the places of a short list.
    "Int": "__isFull && __run.seed % 2 == 0 ? n % 2 : __numbers[n % __numbers.count]",
    "Int8 Int16 Int32 UInt UInt8 UInt16 UInt32 UInt64": "Self(clamping: Int.__sample(n))",
    "Int64 Double Float CGFloat Decimal": "Self(Int.__sample(n))",
    "Substring AttributedString Notification.Name Locale.Region": "Self(String.__sample(n))",
    "OnChangeCompat.Text OnChangeCompat.LocalizedStringKey": "Self(String.__sample(n))",
    "Date": "Date(timeIntervalSinceReferenceDate: Double(n % 2 == 0 ? n : 8_101 + n) * 86_400)",
    "Duration": ".seconds(n)", "DispatchTime": "Self(uptimeNanoseconds: UInt64(n))",
    "Unicode.Scalar": "Self(UInt8(97 + n % 26))",
    "DateInterval": "Self(start: Date.__sample(n), duration: 60)", "Data": "Data(String.__sample(n).utf8)",
    "URL URLComponents": #"Self(string: "https://example.com/\(n)\(["", ".png", ".pdf"][n % 3])")!"#,
    "URLQueryItem": "Self(name: String.__sample(n), value: String.__sample(n))",
    "PersonNameComponents": "Self(givenName: .__sample(n), familyName: .__sample(n + 1))",
    "UUID": #"UUID(uuidString: "00000000-0000-0000-0000-\(String(format: "%012d", n))")!"#,
    "CGSize": "CGSize(width: n * 10, height: n * 20)", "CGPoint": "CGPoint(x: n * 10, y: n * 20)",
    "CGRect": "CGRect(x: n, y: n * 2, width: n * 10, height: n * 20)",
    "Notification": "Self(name: Self.Name.__sample(n))",
    "Locale": #"Locale(identifier: ["en", "de", "fr"][n % 3])"#, "Calendar": "Self(identifier: .gregorian)",
    "Locale.Language": #"Self(identifier: ["en", "de", "fr"][n % 3])"#,
    "TimeZone": "TimeZone(secondsFromGMT: n * 3_600)!", "CharacterSet": "Self(charactersIn: String.__sample(n))",
    "IndexSet": "[n]", "IndexPath": "[n % 2, n]",
    "DateComponents": "Self(month: n % 12 + 1, day: n % 28 + 1, hour: n % 24, minute: n % 60, weekday: n % 7 + 1)",
    "NSRange": "NSRange(location: n, length: n % 3)", "OnChangeCompat.Angle": ".degrees(Double(n * 10))",
    "OnChangeCompat.EmptyView OnChangeCompat.GridItem": "Self()", "OnChangeCompat.NavigationPath": "Self(0..<n % 4)",
    "OnChangeCompat.AnyView": "Self(Text(String.__sample(n)))",
    "OnChangeCompat.Image": "Self(systemName: String.__sample(n))",
    "OnChangeCompat.AnyShape": "Self(Rectangle())", "OnChangeCompat.AnyShapeStyle": "Self(Color.__sample(n))",
    "OnChangeCompat.Path": "Self(CGRect.__sample(n))", "OnChangeCompat.Gradient": "Self(colors: [.__sample(n)])",
    "OnChangeCompat.EdgeInsets":
      "Self(top: CGFloat(n), leading: CGFloat(n + 1), bottom: CGFloat(n + 2), trailing: CGFloat(n + 3))",
    "OnChangeCompat.StrokeStyle": "Self(lineWidth: CGFloat(n))",
    "OnChangeCompat.Transaction": "Self(animation: n % 3 == 0 ? nil : .linear(duration: Double(n)))",
  ]
  /// The values of types of the system.
  static let samples =
    (chosen.map { ($0, "__chosen(n, \($1))") } + made.map { ($0, $1) }).reduce(into: head) { text, entry in
      for type in entry.0.split(separator: " ") {
        text += "extension \(type): __Sample { static func __sample(_ n: Int) -> Self { \(entry.1) } }\n"
      }
    }
  private static let head =
    "import Foundation\nimport OnChangeCompat\nfunc __chosen<T>(_ n: Int, _ all: T...) -> T { all[n % all.count] }\n"
}
