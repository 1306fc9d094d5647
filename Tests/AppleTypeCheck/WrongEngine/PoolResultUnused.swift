// always: result of call to 'autoreleasepool(invoking:)' is unused
import ObjectiveC

func drain() { autoreleasepool { 1 } }
