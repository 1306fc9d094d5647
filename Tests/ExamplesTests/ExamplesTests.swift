import Testing

@testable import onchange_examples
