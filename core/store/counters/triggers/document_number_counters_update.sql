CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_counters_update
BEFORE UPDATE ON document_number_counters FOR EACH ROW
BEGIN
  IF NOT (NEW.id <=> OLD.id AND NEW.project_id <=> OLD.project_id
          AND NEW.originator_organization_id <=> OLD.originator_organization_id
          AND NEW.recipient_organization_id <=> OLD.recipient_organization_id
          AND NEW.correspondence_type_id <=> OLD.correspondence_type_id AND NEW.sub_type_id <=> OLD.sub_type_id
          AND NEW.rfa_type_id <=> OLD.rfa_type_id AND NEW.discipline_id <=> OLD.discipline_id
          AND NEW.current_year <=> OLD.current_year AND NEW.current_period <=> OLD.current_period)
     OR NEW.version NOT IN (OLD.version, OLD.version + 1)
     OR (NEW.version = OLD.version
         AND NOT (NEW.last_number <=> OLD.last_number AND NEW.reset_epoch <=> OLD.reset_epoch
                  AND NEW.ledger_head <=> OLD.ledger_head AND NEW.ledger_length <=> OLD.ledger_length)) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'a counter keeps its key and its version goes up';
  END IF;
  IF NEW.last_number < OLD.last_number OR NEW.reset_epoch <> OLD.reset_epoch THEN
    IF NEW.reset_epoch <> OLD.reset_epoch + 1
       OR NOT EXISTS (
         SELECT 1 FROM requests
         WHERE requests.subject = CONCAT('counter:', OLD.id) AND requests.kind = 'RESET' AND requests.state = 'EXECUTED'
           AND JSON_VALUE(requests.facts, '$.version') = OLD.version AND JSON_VALUE(requests.facts, '$.from') = OLD.last_number
           AND JSON_VALUE(requests.facts, '$.to') = NEW.last_number
           AND (SELECT COUNT(*) FROM request_approvals AS approvals
                WHERE approvals.request_id = requests.id AND approvals.person_id <> requests.requester_person_id)
               >= requests.approvals_needed) THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'a counter goes back only by a reset that two persons agreed on';
    END IF;
  END IF;
END
