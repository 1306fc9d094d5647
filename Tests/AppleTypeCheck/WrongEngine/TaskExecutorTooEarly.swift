// until macos15.0 ios18.0: 'TaskExecutor' is only available in
func keep(_ executor: any TaskExecutor) {}
