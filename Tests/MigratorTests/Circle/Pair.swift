import OnChangeCompat
import Testing

/// Views with legacy calls, as somebody wrote them.
enum Legacy {}
/// The same views, as the tool writes them.
enum Modern {}
/// The same views, as the tool writes them with `--keep-old-captures`.
enum Kept {}

/// One view before and after the tool.
struct Pair: Sendable, CustomTestStringConvertible {
  /// The view's name, and that of its files.
  let name: String
  /// What the tool says.
  let verdict: Verdict
  let legacy: @MainActor @Sendable () -> AnyView
  let modern: @MainActor @Sendable () -> AnyView
  /// Where old captures are kept; nil for what is rewritten silently.
  var kept: (@MainActor @Sendable () -> AnyView)?

  var testDescription: String { name }

  enum Verdict: Sendable { case silent, warned }

  static let all: [Pair] = [
    Pair(
      name: "NamedParameter", verdict: .silent, legacy: { AnyView(Legacy.NamedParameter()) },
      modern: { AnyView(Modern.NamedParameter()) }),
    Pair(
      name: "IgnoredParameter", verdict: .silent,
      legacy: { AnyView(Legacy.IgnoredParameter()) }, modern: { AnyView(Modern.IgnoredParameter()) }),
    Pair(
      name: "Dollar", verdict: .silent, legacy: { AnyView(Legacy.Dollar()) },
      modern: { AnyView(Modern.Dollar()) }),
    Pair(
      name: "CapturedValue", verdict: .silent, legacy: { AnyView(Legacy.CapturedValue()) },
      modern: { AnyView(Modern.CapturedValue()) }),
    Pair(
      name: "RenamedCapture", verdict: .silent, legacy: { AnyView(Legacy.RenamedCapture()) },
      modern: { AnyView(Modern.RenamedCapture()) }),
    Pair(
      name: "FunctionReference", verdict: .silent,
      legacy: { AnyView(Legacy.FunctionReference()) }, modern: { AnyView(Modern.FunctionReference()) }),
    Pair(
      name: "ComputedOverState", verdict: .silent,
      legacy: { AnyView(Legacy.ComputedOverState()) }, modern: { AnyView(Modern.ComputedOverState()) }),
    Pair(
      name: "ShadowingParameter", verdict: .silent,
      legacy: { AnyView(Legacy.ShadowingParameter()) }, modern: { AnyView(Modern.ShadowingParameter()) }),
    Pair(
      name: "OwnObject", verdict: .silent, legacy: { AnyView(Legacy.OwnObject()) },
      modern: { AnyView(Modern.OwnObject()) }),
    Pair(
      name: "TwoObservers", verdict: .silent, legacy: { AnyView(Legacy.TwoObservers()) },
      modern: { AnyView(Modern.TwoObservers()) }),
    Pair(
      name: "MergedAppear", verdict: .silent, legacy: { AnyView(Legacy.MergedAppear()) },
      modern: { AnyView(Modern.MergedAppear()) }),
    Pair(
      name: "PlainProperty", verdict: .warned,
      legacy: { AnyView(Legacy.PlainProperty()) }, modern: { AnyView(Modern.PlainProperty()) },
      kept: { AnyView(Kept.PlainProperty()) }),
    Pair(
      name: "EnvironmentValue", verdict: .warned, legacy: { AnyView(Legacy.EnvironmentValue()) },
      modern: { AnyView(Modern.EnvironmentValue()) }, kept: { AnyView(Kept.EnvironmentValue()) }),
    Pair(
      name: "ExchangedObject", verdict: .warned,
      legacy: { AnyView(Legacy.ExchangedObject()) }, modern: { AnyView(Modern.ExchangedObject()) },
      kept: { AnyView(Kept.ExchangedObject()) }),
    Pair(
      name: "ExchangedBinding", verdict: .warned, legacy: { AnyView(Legacy.ExchangedBinding()) },
      modern: { AnyView(Modern.ExchangedBinding()) }, kept: { AnyView(Kept.ExchangedBinding()) }),
    Pair(
      name: "StoredClosure", verdict: .warned, legacy: { AnyView(Legacy.StoredClosure()) },
      modern: { AnyView(Modern.StoredClosure()) }, kept: { AnyView(Kept.StoredClosure()) }),
    Pair(
      name: "LocalConstant", verdict: .warned, legacy: { AnyView(Legacy.LocalConstant()) },
      modern: { AnyView(Modern.LocalConstant()) }, kept: { AnyView(Kept.LocalConstant()) }),
    Pair(
      name: "ThroughMethods", verdict: .warned,
      legacy: { AnyView(Legacy.ThroughMethods()) }, modern: { AnyView(Modern.ThroughMethods()) },
      kept: { AnyView(Kept.ThroughMethods()) }),
    Pair(
      name: "MethodOfState", verdict: .warned,
      legacy: { AnyView(Legacy.MethodOfState()) }, modern: { AnyView(Modern.MethodOfState()) },
      kept: { AnyView(Kept.MethodOfState()) }),
    Pair(
      name: "CapturedState", verdict: .warned, legacy: { AnyView(Legacy.CapturedState()) },
      modern: { AnyView(Modern.CapturedState()) }, kept: { AnyView(Kept.CapturedState()) }),
    Pair(
      name: "SelectedRow", verdict: .warned, legacy: { AnyView(Legacy.SelectedRow()) },
      modern: { AnyView(Modern.SelectedRow()) }, kept: { AnyView(Kept.SelectedRow()) }),
  ]
}
