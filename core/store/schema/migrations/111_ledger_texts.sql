-- A text anywhere within the numbers of a period is found in the order of time by one index alone. The index that was there is
-- widened, so that a draw writes into no more of them than before.

-- step
ALTER TABLE document_number_audit
  DROP INDEX idx_audit_drawn, ADD INDEX idx_audit_drawn (created_at, id, counter_id, event, generated_number)
