-- How many numbers each counter gave in a stretch of time is counted from this index alone, whatever the ledger's size
-- (core/store/sql/counter/count_drawn.sql). It takes the place of the one over the time, so that drawing keeps as many.

-- step
ALTER TABLE document_number_audit
  ADD INDEX IF NOT EXISTS idx_audit_drawn (created_at, counter_id, event),
  DROP INDEX IF EXISTS idx_audit_created_at
