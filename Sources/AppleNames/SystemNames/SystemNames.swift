// The product of this name brings modules that are called SwiftUI, Combine, UIKit … where the system has none.
//
// NB: the package manager applies the alias of `OSNames` only where a product reaches that module in two ways: by itself,
// and through this empty module.
