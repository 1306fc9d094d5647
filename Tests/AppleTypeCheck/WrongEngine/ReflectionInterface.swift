// always: cannot find '_forEachField' in scope
@_spi(Reflection) import Swift

func fields(of type: Any.Type) { _ = _forEachField(of: type) { _, _, _, _ in true } }
