import OnChangeCompat
import Testing

/// Views with legacy calls, as somebody wrote them.
enum Legacy {}
/// The same views, as the tool writes them.
enum Modern {}
/// The same views, as the tool writes them with `--keep-old-captures`.
enum Kept {}

/// One view before and after the tool, with what a person can do in it.
struct Pair: Sendable, CustomTestStringConvertible {
  /// The view's name, and that of its files.
  let name: String
  /// What the tool says.
  let verdict: Verdict
  /// The labels of the buttons.
  let buttons: [String]
  let legacy: @MainActor @Sendable () -> AnyView
  let modern: @MainActor @Sendable () -> AnyView
  /// Where old captures are kept; nil for what is rewritten silently.
  var kept: (@MainActor @Sendable () -> AnyView)?

  var testDescription: String { name }

  enum Verdict: Sendable { case silent, warned }

  static let all: [Pair] = [
    Pair(
      name: "NamedParameter", verdict: .silent, buttons: ["Add", "Take"], legacy: { AnyView(Legacy.NamedParameter()) },
      modern: { AnyView(Modern.NamedParameter()) }),
    Pair(
      name: "IgnoredParameter", verdict: .silent, buttons: ["Add", "Same"],
      legacy: { AnyView(Legacy.IgnoredParameter()) }, modern: { AnyView(Modern.IgnoredParameter()) }),
    Pair(
      name: "Dollar", verdict: .silent, buttons: ["More", "Clear"], legacy: { AnyView(Legacy.Dollar()) },
      modern: { AnyView(Modern.Dollar()) }),
    Pair(
      name: "CapturedValue", verdict: .silent, buttons: ["Add", "Double"], legacy: { AnyView(Legacy.CapturedValue()) },
      modern: { AnyView(Modern.CapturedValue()) }),
    Pair(
      name: "RenamedCapture", verdict: .silent, buttons: ["Up", "Reset"], legacy: { AnyView(Legacy.RenamedCapture()) },
      modern: { AnyView(Modern.RenamedCapture()) }),
    Pair(
      name: "FunctionReference", verdict: .silent, buttons: ["Add", "Take"],
      legacy: { AnyView(Legacy.FunctionReference()) }, modern: { AnyView(Modern.FunctionReference()) }),
    Pair(
      name: "ComputedOverState", verdict: .silent, buttons: ["Two at half price", "Add"],
      legacy: { AnyView(Legacy.ComputedOverState()) }, modern: { AnyView(Modern.ComputedOverState()) }),
    Pair(
      name: "ShadowingParameter", verdict: .silent, buttons: ["Cross", "Stay"],
      legacy: { AnyView(Legacy.ShadowingParameter()) }, modern: { AnyView(Modern.ShadowingParameter()) }),
    Pair(
      name: "OwnObject", verdict: .silent, buttons: ["Add", "Other"], legacy: { AnyView(Legacy.OwnObject()) },
      modern: { AnyView(Modern.OwnObject()) }),
    Pair(
      name: "TwoObservers", verdict: .silent, buttons: ["Add", "Take"], legacy: { AnyView(Legacy.TwoObservers()) },
      modern: { AnyView(Modern.TwoObservers()) }),
    Pair(
      name: "MergedAppear", verdict: .silent, buttons: ["Add", "Flip"], legacy: { AnyView(Legacy.MergedAppear()) },
      modern: { AnyView(Modern.MergedAppear()) }),
    Pair(
      name: "PlainProperty", verdict: .warned, buttons: ["Two at half price", "Add"],
      legacy: { AnyView(Legacy.PlainProperty()) }, modern: { AnyView(Modern.PlainProperty()) },
      kept: { AnyView(Kept.PlainProperty()) }),
    Pair(
      name: "EnvironmentValue", verdict: .warned, buttons: ["Cross"], legacy: { AnyView(Legacy.EnvironmentValue()) },
      modern: { AnyView(Modern.EnvironmentValue()) }, kept: { AnyView(Kept.EnvironmentValue()) }),
    Pair(
      name: "ExchangedObject", verdict: .warned, buttons: ["Sign in", "Sign out"],
      legacy: { AnyView(Legacy.ExchangedObject()) }, modern: { AnyView(Modern.ExchangedObject()) },
      kept: { AnyView(Kept.ExchangedObject()) }),
    Pair(
      name: "ExchangedBinding", verdict: .warned, buttons: ["Switch"], legacy: { AnyView(Legacy.ExchangedBinding()) },
      modern: { AnyView(Modern.ExchangedBinding()) }, kept: { AnyView(Kept.ExchangedBinding()) }),
    Pair(
      name: "StoredClosure", verdict: .warned, buttons: ["Next"], legacy: { AnyView(Legacy.StoredClosure()) },
      modern: { AnyView(Modern.StoredClosure()) }, kept: { AnyView(Kept.StoredClosure()) }),
    Pair(
      name: "LocalConstant", verdict: .warned, buttons: ["Add", "Take"], legacy: { AnyView(Legacy.LocalConstant()) },
      modern: { AnyView(Modern.LocalConstant()) }, kept: { AnyView(Kept.LocalConstant()) }),
    Pair(
      name: "ThroughMethods", verdict: .warned, buttons: ["Two at half price", "Dearer"],
      legacy: { AnyView(Legacy.ThroughMethods()) }, modern: { AnyView(Modern.ThroughMethods()) },
      kept: { AnyView(Kept.ThroughMethods()) }),
    Pair(
      name: "MethodOfState", verdict: .warned, buttons: ["Add", "Add in b"],
      legacy: { AnyView(Legacy.MethodOfState()) }, modern: { AnyView(Modern.MethodOfState()) },
      kept: { AnyView(Kept.MethodOfState()) }),
    Pair(
      name: "CapturedState", verdict: .warned, buttons: ["Both", "One"], legacy: { AnyView(Legacy.CapturedState()) },
      modern: { AnyView(Modern.CapturedState()) }, kept: { AnyView(Kept.CapturedState()) }),
    Pair(
      name: "SelectedRow", verdict: .warned, buttons: ["Rename"], legacy: { AnyView(Legacy.SelectedRow()) },
      modern: { AnyView(Modern.SelectedRow()) }, kept: { AnyView(Kept.SelectedRow()) }),
  ]
}
