// The engine that the trait `ViewEngine` adds on Apple platforms. It is a separate target because a manifest cannot say
// "on these platforms, or with this trait" of one dependency.
@_exported public import ViewEngine
