import MigratorCore
import OnChangeCompat
import Testing

/// Views with legacy calls, as apps have them.
enum Legacy {}
/// The same views, as the tool rewrites them.
enum Modern {}
/// The same views, as the tool writes them with `--keep-old-captures`.
enum Kept {}

/// One view before and after the tool.
struct Pair: Sendable, CustomTestStringConvertible {
  /// The view's name, and that of its files.
  let name: String
  /// The tool's verdict.
  let verdict: Verdict.Grade
  let legacy: @MainActor @Sendable () -> AnyView
  let modern: @MainActor @Sendable () -> AnyView
  /// Where old captures are kept; nil for what is rewritten silently.
  var kept: (@MainActor @Sendable () -> AnyView)?

  var testDescription: String { name }

  static let all: [Pair] = [
    Pair(
      name: "NamedParameter", verdict: .same, legacy: { AnyView(Legacy.NamedParameter()) },
      modern: { AnyView(Modern.NamedParameter()) }),
    Pair(
      name: "IgnoredParameter", verdict: .same,
      legacy: { AnyView(Legacy.IgnoredParameter()) }, modern: { AnyView(Modern.IgnoredParameter()) }),
    Pair(
      name: "Dollar", verdict: .same, legacy: { AnyView(Legacy.Dollar()) },
      modern: { AnyView(Modern.Dollar()) }),
    Pair(
      name: "CapturedValue", verdict: .same, legacy: { AnyView(Legacy.CapturedValue()) },
      modern: { AnyView(Modern.CapturedValue()) }),
    Pair(
      name: "RenamedCapture", verdict: .same, legacy: { AnyView(Legacy.RenamedCapture()) },
      modern: { AnyView(Modern.RenamedCapture()) }),
    Pair(
      name: "FunctionReference", verdict: .same,
      legacy: { AnyView(Legacy.FunctionReference()) }, modern: { AnyView(Modern.FunctionReference()) }),
    Pair(
      name: "ComputedOverState", verdict: .same,
      legacy: { AnyView(Legacy.ComputedOverState()) }, modern: { AnyView(Modern.ComputedOverState()) }),
    Pair(
      name: "ShadowingParameter", verdict: .same,
      legacy: { AnyView(Legacy.ShadowingParameter()) }, modern: { AnyView(Modern.ShadowingParameter()) }),
    Pair(
      name: "OwnObject", verdict: .same, legacy: { AnyView(Legacy.OwnObject()) },
      modern: { AnyView(Modern.OwnObject()) }),
    Pair(
      name: "TwoObservers", verdict: .same, legacy: { AnyView(Legacy.TwoObservers()) },
      modern: { AnyView(Modern.TwoObservers()) }),
    Pair(
      name: "MergedAppear", verdict: .same, legacy: { AnyView(Legacy.MergedAppear()) },
      modern: { AnyView(Modern.MergedAppear()) }),
    Pair(
      name: "PlainProperty", verdict: .look,
      legacy: { AnyView(Legacy.PlainProperty()) }, modern: { AnyView(Modern.PlainProperty()) },
      kept: { AnyView(Kept.PlainProperty()) }),
    Pair(
      name: "EnvironmentValue", verdict: .look, legacy: { AnyView(Legacy.EnvironmentValue()) },
      modern: { AnyView(Modern.EnvironmentValue()) }, kept: { AnyView(Kept.EnvironmentValue()) }),
    Pair(
      name: "ExchangedObject", verdict: .note,
      legacy: { AnyView(Legacy.ExchangedObject()) }, modern: { AnyView(Modern.ExchangedObject()) },
      kept: { AnyView(Kept.ExchangedObject()) }),
    Pair(
      name: "ExchangedBinding", verdict: .note, legacy: { AnyView(Legacy.ExchangedBinding()) },
      modern: { AnyView(Modern.ExchangedBinding()) }, kept: { AnyView(Kept.ExchangedBinding()) }),
    Pair(
      name: "StoredClosure", verdict: .note, legacy: { AnyView(Legacy.StoredClosure()) },
      modern: { AnyView(Modern.StoredClosure()) }, kept: { AnyView(Kept.StoredClosure()) }),
    Pair(
      name: "LocalConstant", verdict: .look, legacy: { AnyView(Legacy.LocalConstant()) },
      modern: { AnyView(Modern.LocalConstant()) }, kept: { AnyView(Kept.LocalConstant()) }),
    Pair(
      name: "ThroughMethods", verdict: .look,
      legacy: { AnyView(Legacy.ThroughMethods()) }, modern: { AnyView(Modern.ThroughMethods()) },
      kept: { AnyView(Kept.ThroughMethods()) }),
    Pair(
      name: "MethodOfState", verdict: .look,
      legacy: { AnyView(Legacy.MethodOfState()) }, modern: { AnyView(Modern.MethodOfState()) },
      kept: { AnyView(Kept.MethodOfState()) }),
    Pair(
      name: "CapturedState", verdict: .look, legacy: { AnyView(Legacy.CapturedState()) },
      modern: { AnyView(Modern.CapturedState()) }, kept: { AnyView(Kept.CapturedState()) }),
    Pair(
      name: "SelectedRow", verdict: .look, legacy: { AnyView(Legacy.SelectedRow()) },
      modern: { AnyView(Modern.SelectedRow()) }, kept: { AnyView(Kept.SelectedRow()) }),
  ]
}
