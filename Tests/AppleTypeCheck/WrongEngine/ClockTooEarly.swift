// until macos13.0 ios16.0: 'Clock' is only available in
func wait(on clock: any Clock<Duration>) {}
