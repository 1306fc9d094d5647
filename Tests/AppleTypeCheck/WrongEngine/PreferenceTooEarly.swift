// until macos15.0 ios18.0: is only available in
func run() async { await withTaskExecutorPreference(globalConcurrentExecutor) {} }
