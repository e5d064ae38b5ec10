CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_requests_facts
BEFORE UPDATE ON take_over_requests FOR EACH ROW
BEGIN
  IF NOT (NEW.id <=> OLD.id AND NEW.project_id <=> OLD.project_id
          AND NEW.correspondence_type_id <=> OLD.correspondence_type_id
          AND NEW.template_used <=> OLD.template_used AND NEW.template_version <=> OLD.template_version
          AND BINARY NEW.facts <=> BINARY OLD.facts AND NEW.plan_digest <=> OLD.plan_digest
          AND NEW.number_count <=> OLD.number_count AND BINARY NEW.reason <=> BINARY OLD.reason
          AND NEW.requester_id <=> OLD.requester_id AND NEW.requester_person_id <=> OLD.requester_person_id
          AND NEW.requested_at <=> OLD.requested_at AND NEW.expires_at <=> OLD.expires_at
          AND NEW.approvals_needed <=> OLD.approvals_needed) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'the facts of a take-over never change';
  END IF;
  IF OLD.state <> 'PENDING' THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31024, MESSAGE_TEXT = 'the request is closed';
  END IF;
  IF NEW.state = 'EXECUTED'
     AND (SELECT COUNT(*) FROM take_over_approvals
          WHERE request_id = OLD.id AND person_id <> OLD.requester_person_id) < OLD.approvals_needed THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'the take-over is not approved';
  END IF;
END
