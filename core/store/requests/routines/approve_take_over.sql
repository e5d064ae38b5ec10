CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.approve_take_over(
  IN request BIGINT, IN plan_seen BINARY(32), IN comment_given TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE request_state VARCHAR(20) DEFAULT NULL;
  DECLARE requester INT;
  DECLARE requester_person INT;
  DECLARE needed INT;
  DECLARE plan BINARY(32);
  DECLARE expiry DATETIME(6);
  DECLARE ending VARCHAR(20) DEFAULT NULL;
  DECLARE executed BOOLEAN;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('TAKE_OVER_APPROVED', code, text, request);
    RESIGNAL;
  END;
  CALL {{api}}.begin_decision('{{roles}}', actor, person);
  CALL {{api}}.require_free_space();
  SELECT state, requester_id, requester_person_id, approvals_needed, plan_digest, expires_at
  INTO request_state, requester, requester_person, needed, plan, expiry
  FROM {{store}}.take_over_requests WHERE id = request FOR UPDATE;
  CALL {{api}}.require_open(request_state);
  IF requester_person = person THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31021, MESSAGE_TEXT = 'nobody approves a request of his own';
  END IF;
  IF EXISTS (SELECT 1 FROM {{store}}.take_over_approvals WHERE request_id = request AND person_id = person) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31022, MESSAGE_TEXT = 'this person has approved already';
  END IF;
  IF NOT EXISTS (SELECT 1 FROM {{store}}.users WHERE id = requester AND is_active AND role = 'SUPER_ADMIN') THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31027, MESSAGE_TEXT = 'whoever requested it may no longer do so';
  END IF;
  IF expiry <= UTC_TIMESTAMP(6) THEN
    UPDATE {{store}}.take_over_requests SET state = 'EXPIRED', closed_at = UTC_TIMESTAMP(6) WHERE id = request;
    COMMIT;
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31023, MESSAGE_TEXT = 'the request has expired';
  END IF;
  IF NOT (plan_seen <=> plan) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'this is not the plan that was requested';
  END IF;
  BEGIN
    DECLARE EXIT HANDLER FOR 31019 SET ending = 'STALE';
    CALL {{api}}.require_take_over_possible(request);
  END;
  IF ending IS NOT NULL THEN
    UPDATE {{store}}.take_over_requests SET state = ending, closed_at = UTC_TIMESTAMP(6) WHERE id = request;
    COMMIT;
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31019, MESSAGE_TEXT = 'the store has changed since the register was read';
  END IF;
  CALL {{api}}.require_comment(comment_given);
  SET executed = {{api}}.enter_take_over_approval(request, person, actor, comment_given, needed);
  COMMIT;
END
