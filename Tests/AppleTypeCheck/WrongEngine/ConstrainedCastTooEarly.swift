// until macos13.0 ios16.0: runtime support for parameterized protocol types is only available in
func sequence(_ value: Any) -> Any? { value as? any Sequence<Int> }
