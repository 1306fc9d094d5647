import Foundation

/// What has become of a gesture.
public enum _GesturePhase<Value> {
  case changed(Value)
  case ended(Value)
  /// It ended without having been made: its view is gone.
  case cancelled

  func map<Other>(_ transform: (Value) -> Other) -> _GesturePhase<Other> {
    switch self {
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .cancelled: .cancelled
    }
  }
}
