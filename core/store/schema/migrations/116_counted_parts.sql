-- What a document type counts by is a setting of the type; NULL: as its code says (3.11.2). A counter without a sender has
-- 0 there, as in the ledger's keys and in every look-up; the foreign key is of a column made from it, which has no value then.

-- step
ALTER TABLE correspondence_types
  ADD COLUMN IF NOT EXISTS counted_by SET('ORIGINATOR', 'RECIPIENT', 'SUB_TYPE', 'RFA_TYPE', 'DISCIPLINE') INVISIBLE NULL
    COMMENT 'beside project and period; NULL: as the code says, empty: by nothing else'

-- step
ALTER TABLE document_number_counters
  DROP FOREIGN KEY IF EXISTS fk_counter_originator

-- step
ALTER TABLE document_number_counters
  ADD COLUMN IF NOT EXISTS sender_reference INT
    GENERATED ALWAYS AS (NULLIF(originator_organization_id, 0)) STORED INVISIBLE
    COMMENT 'NULL: the type does not count by senders'

-- step
ALTER TABLE document_number_counters
  ADD CONSTRAINT fk_counter_sender FOREIGN KEY IF NOT EXISTS (sender_reference)
    REFERENCES organizations (id) ON DELETE RESTRICT ON UPDATE RESTRICT
