CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.approve_reset(
  IN request BIGINT, IN version_seen INT, IN comment_given TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE counter BIGINT DEFAULT NULL;
  DECLARE request_state VARCHAR(20) DEFAULT NULL;
  DECLARE requester INT;
  DECLARE requester_person INT;
  DECLARE needed INT;
  DECLARE request_version INT;
  DECLARE request_number INT;
  DECLARE wanted INT;
  DECLARE above VARCHAR(10);
  DECLARE expiry DATETIME(6);
  DECLARE counter_number INT;
  DECLARE counter_version INT;
  DECLARE refusal INT DEFAULT 0;
  DECLARE executed BOOLEAN;
  DECLARE message VARCHAR(128);
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('RESET_APPROVED', code, text, COALESCE(counter, request));
    RESIGNAL;
  END;
  CALL {{api}}.begin_decision('{{roles}}', actor, person);
  SELECT counter_id, state, requester_id, requester_person_id, approvals_needed, seen_version, seen_number, new_number,
         issued_above, expires_at
  INTO counter, request_state, requester, requester_person, needed, request_version, request_number, wanted, above, expiry
  FROM {{store}}.counter_reset_requests WHERE id = request FOR UPDATE;
  CALL {{api}}.require_open(request_state);
  IF requester_person = person THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31021, MESSAGE_TEXT = 'nobody approves a request of his own';
  END IF;
  IF EXISTS (SELECT 1 FROM {{store}}.counter_reset_approvals WHERE request_id = request AND person_id = person) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31022, MESSAGE_TEXT = 'this person has approved already';
  END IF;
  IF NOT EXISTS (SELECT 1 FROM {{store}}.users WHERE id = requester AND is_active AND role = 'SUPER_ADMIN') THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31027, MESSAGE_TEXT = 'whoever requested it may no longer do so';
  END IF;
  SELECT last_number, version INTO counter_number, counter_version
  FROM {{store}}.document_number_counters WHERE id = counter FOR UPDATE;
  IF expiry <= UTC_TIMESTAMP(6) THEN
    SET refusal = 31023, message = 'the request has expired';
  ELSEIF counter_version <> request_version THEN
    SET refusal = 31025, message = CONCAT('the counter has moved|', request_number, '>', counter_number);
  END IF;
  IF refusal <> 0 THEN
    UPDATE {{store}}.counter_reset_requests
    SET state = IF(refusal = 31023, 'EXPIRED', 'STALE'), closed_at = UTC_TIMESTAMP(6) WHERE id = request;
    COMMIT;
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = refusal, MESSAGE_TEXT = message;
  END IF;
  IF NOT (version_seen <=> counter_version) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'the counter has moved since it was read';
  END IF;
  CALL {{api}}.require_comment(comment_given);
  SET executed = {{api}}.enter_approval(request, person, actor, comment_given, needed, counter, counter_version, wanted,
                                          above);
  COMMIT;
END
