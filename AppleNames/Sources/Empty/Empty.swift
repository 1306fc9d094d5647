// The content of each product on Apple's systems, which have the modules.
