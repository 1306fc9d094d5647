/// The workloads; the names are those of the table in the documentation.
enum Workload: String, CaseIterable {
  case mount = "W1"
  case changeAll = "W2"
  case changeOne = "W3"
  case changeNone = "W4"
  case nested = "W5"
  case memory = "W6"
  case explore = "W7"
  case keystroke = "W8-key"
  case rowTap = "W8-tap"
  case tabSwitch = "W8-tab"
  case texts = "W9"
  case firstTap = "W10-first"
  case tap = "W10"
  case listInteractions = "W11"

  var title: String {
    switch self {
    case .mount: "mount N rows"
    case .changeAll: "change all of N rows"
    case .changeOne: "change one of N rows"
    case .changeNone: "evaluate N rows, change none"
    case .nested: "change a leaf under N views"
    case .memory: "memory of N rows"
    case .explore: "explore a view of N elements"
    case .keystroke: "type into a form over N rows"
    case .rowTap: "tap a row of an app's N"
    case .tabSwitch: "go to a tab of an app"
    case .texts: "read the texts of N rows"
    case .firstTap: "tap one of N buttons, first"
    case .tap: "tap one of N buttons, again"
    case .listInteractions: "list N buttons"
    }
  }

  var sizes: [Int] {
    switch self {
    case .nested: [1, 100, 1_000, 10_000]
    case .memory: [10_000]
    case .explore: [3, 200]
    case .keystroke, .rowTap, .tabSwitch: [50]
    case .texts, .firstTap, .tap, .listInteractions: [10, 1_000, 100_000]
    default: [10, 1_000, 10_000, 100_000]
    }
  }

  var apis: [API] {
    switch self {
    case .mount, .changeNone, .memory: [.none, .legacy, .modern]
    case .changeAll, .changeOne, .nested: [.legacy, .modern]
    case .explore: [.legacy]
    case .keystroke, .rowTap, .tabSwitch: [.modern]
    case .texts, .firstTap, .tap, .listInteractions: [.none]
    }
  }

  var unit: String {
    switch self {
    case .mount, .changeAll, .changeNone, .memory: "row"
    case .changeOne, .nested, .keystroke, .rowTap, .tabSwitch, .firstTap, .tap: "event"
    case .texts, .listInteractions: "element"
    case .explore: "interaction on both sides"
    }
  }
}
