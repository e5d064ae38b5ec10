CREATE OR REPLACE DEFINER = {{owner}} TRIGGER counter_reset_requests_facts
BEFORE UPDATE ON counter_reset_requests FOR EACH ROW
BEGIN
  IF NOT (NEW.id <=> OLD.id AND NEW.counter_id <=> OLD.counter_id AND NEW.seen_number <=> OLD.seen_number
          AND NEW.seen_version <=> OLD.seen_version AND NEW.new_number <=> OLD.new_number
          AND NEW.issued_above <=> OLD.issued_above AND NEW.count_above <=> OLD.count_above
          AND BINARY NEW.reason <=> BINARY OLD.reason AND NEW.requester_id <=> OLD.requester_id
          AND NEW.requester_person_id <=> OLD.requester_person_id AND NEW.requested_at <=> OLD.requested_at
          AND NEW.expires_at <=> OLD.expires_at AND NEW.approvals_needed <=> OLD.approvals_needed) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'the facts of a reset request never change';
  END IF;
  IF OLD.state <> 'PENDING' THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31024, MESSAGE_TEXT = 'the reset request is closed';
  END IF;
  IF NEW.state = 'EXECUTED'
     AND (SELECT COUNT(*) FROM counter_reset_approvals
          WHERE request_id = OLD.id AND person_id <> OLD.requester_person_id) < OLD.approvals_needed THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'the reset request is not approved';
  END IF;
END
