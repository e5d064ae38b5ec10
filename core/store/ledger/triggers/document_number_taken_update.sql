CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_taken_update
BEFORE UPDATE ON document_number_taken FOR EACH ROW
BEGIN
  IF NOT (NEW.number <=> OLD.number AND NEW.place <=> OLD.place)
     OR (OLD.request_id IS NOT NULL
         AND NOT (NEW.project_id <=> OLD.project_id AND NEW.correspondence_type_id <=> OLD.correspondence_type_id)) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'a taken number never changes';
  END IF;
  -- One IF within the other: the server prepares every subquery of a condition that it comes to, for each row.
  IF OLD.request_id IS NOT NULL AND NOT NEW.request_id <=> OLD.request_id THEN
    IF NOT EXISTS (SELECT 1 FROM document_number_audit AS held
                   JOIN document_number_audit AS voided
                     ON voided.counter_id = held.counter_id AND voided.reset_epoch = held.reset_epoch
                        AND voided.sequence_number = held.sequence_number AND voided.generated_number = held.generated_number
                   JOIN requests
                     ON requests.id = CAST(JSON_VALUE(voided.skipped, '$.request') AS SIGNED) AND requests.kind = 'VOID'
                        AND requests.state = 'EXECUTED' AND JSON_VALUE(requests.facts, '$.counter') = held.counter_id
                        AND JSON_VALUE(requests.facts, '$.epoch') = held.reset_epoch
                        AND JSON_VALUE(requests.facts, '$.sequence') = held.sequence_number
                   WHERE held.request_id = OLD.request_id AND held.event IN ('ISSUED', 'REVISED')
                     AND voided.request_id = NEW.request_id AND voided.event = 'VOIDED') THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'a taken number changes hands only where two persons void it';
    END IF;
  END IF;
END
