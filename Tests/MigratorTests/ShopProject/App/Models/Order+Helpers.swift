extension Order { var isOpen: Bool { true } }
