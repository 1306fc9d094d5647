struct Cart: Equatable { var lines: [CartLine] = []; var total = 0 }
