// Holds no code. The package manager gives module aliases only to a product with a module besides the aliased ones.
