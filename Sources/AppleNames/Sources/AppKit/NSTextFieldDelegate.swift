/// Receives the edits of a field, with no method besides the inherited ones.
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
