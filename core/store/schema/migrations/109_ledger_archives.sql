-- A year of the ledger is archived by two persons: a kind of request, whose facts are what the archive's file holds.

-- step
INSERT IGNORE INTO request_kinds (name, logged_as, requester_role)
VALUES ('ARCHIVE', 'ARCHIVE', 'SUPER_ADMIN')
