CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_taken_delete
BEFORE DELETE ON document_number_taken FOR EACH ROW
BEGIN
  -- One IF within the other: the server prepares every subquery of a condition that it comes to, for each row.
  IF NOT {{is_sandbox}} THEN
    IF NOT EXISTS (SELECT 1 FROM document_number_audit AS issued
                   JOIN document_number_audit AS voided
                     ON voided.counter_id = issued.counter_id AND voided.reset_epoch = issued.reset_epoch
                        AND voided.sequence_number = issued.sequence_number AND voided.event = 'VOIDED'
                        AND voided.id > issued.id
                   JOIN document_number_counters AS counters ON counters.id = issued.counter_id
                   JOIN requests
                     ON requests.subject = CONCAT('counter:', issued.counter_id) AND requests.kind = 'RESET'
                        AND requests.state = 'EXECUTED' AND JSON_VALUE(requests.facts, '$.above') = 'VOID'
                        AND JSON_VALUE(requests.facts, '$.to') < issued.sequence_number
                        AND JSON_VALUE(requests.facts, '$.version') = counters.version
                        AND JSON_VALUE(requests.facts, '$.from') = counters.last_number
                   WHERE issued.request_id = OLD.request_id AND voided.generated_number = OLD.number) THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'a number is released only by a reset that two persons agreed on';
    END IF;
  END IF;
END
