// until macos13.0 ios16.0: 'ContinuousClock' is only available in
func now() -> Any { ContinuousClock() }
