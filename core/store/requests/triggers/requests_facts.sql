CREATE OR REPLACE DEFINER = {{owner}} TRIGGER requests_facts
BEFORE UPDATE ON requests FOR EACH ROW
BEGIN
  IF NOT (NEW.id <=> OLD.id AND NEW.kind <=> OLD.kind AND NEW.subject <=> OLD.subject AND NEW.project_id <=> OLD.project_id
          AND NEW.correspondence_type_id <=> OLD.correspondence_type_id
          AND BINARY NEW.logged_subject <=> BINARY OLD.logged_subject AND NEW.facts <=> OLD.facts
          AND NEW.facts_digest <=> OLD.facts_digest AND BINARY NEW.reason <=> BINARY OLD.reason
          AND NEW.requester_id <=> OLD.requester_id AND NEW.requester_person_id <=> OLD.requester_person_id
          AND NEW.requested_at <=> OLD.requested_at
          AND NEW.expires_at <=> OLD.expires_at AND NEW.approvals_needed <=> OLD.approvals_needed) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'the facts of a request never change';
  END IF;
  IF OLD.state <> 'PENDING' THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31024, MESSAGE_TEXT = 'the request is closed';
  END IF;
  IF NEW.state = 'EXECUTED'
     AND (SELECT COUNT(*) FROM request_approvals
          WHERE request_id = OLD.id AND person_id <> OLD.requester_person_id AND facts_digest = OLD.facts_digest)
         < OLD.approvals_needed THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'the request is not approved';
  END IF;
END
