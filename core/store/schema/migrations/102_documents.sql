-- A number that was drawn without a document is bound to one later, or marked as unused: rows BOUND and UNUSED of the
-- ledger. The event of a row is part of its hash by name, so that no row changes. A rule, off at first, tells of those that
-- have neither.

-- step
ALTER TABLE document_number_audit
  MODIFY event ENUM('ISSUED', 'REVISED', 'VOIDED', 'TAKEN_OVER', 'BOUND', 'UNUSED') NOT NULL

-- step
INSERT IGNORE INTO alert_rules (code, measure, threshold, window_seconds, hold_seconds, severity, is_enabled)
VALUES ('NUMBERS_WITHOUT_DOCUMENT', 'UNBOUND_AGE', 168, 0, 0, 'WARNING', FALSE)
