-- A single number that no document has is voided by two persons: a kind of request. Its ledger row VOIDED names the request,
-- and goes on holding the number.

-- step
INSERT IGNORE INTO request_kinds (name, logged_as, requester_role)
VALUES ('VOID', 'VOID', 'SUPER_ADMIN')
