CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.approve_request(
  IN request BIGINT, IN digest_seen VARBINARY(32), IN comment_given TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE kind_found VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  DECLARE digest BINARY(32);
  DECLARE request_state VARCHAR(20) DEFAULT NULL;
  DECLARE requester INT;
  DECLARE requester_person INT;
  DECLARE expiry DATETIME(6);
  DECLARE refusal INT DEFAULT 0;
  DECLARE message VARCHAR(128) CHARACTER SET utf8mb4;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_request_denial(request, 'APPROVED', code, text);
    RESIGNAL;
  END;
  CALL {{api}}.begin_decision('{{roles}}', actor, person);
  SELECT kind, facts_digest, state, requester_id, requester_person_id, expires_at
  INTO kind_found, digest, request_state, requester, requester_person, expiry
  FROM {{store}}.requests WHERE id = request FOR UPDATE;
  CALL {{api}}.require_open(request_state);
  IF requester_person = person THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31021, MESSAGE_TEXT = 'nobody approves a request of his own';
  END IF;
  IF EXISTS (SELECT 1 FROM {{store}}.request_approvals WHERE request_id = request AND person_id = person) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31022, MESSAGE_TEXT = 'this person has approved already';
  END IF;
  CALL {{api}}.require_requester(request, requester);
  IF expiry <= UTC_TIMESTAMP(6) THEN
    SET refusal = 31023, message = 'the request has expired';
  ELSE
    CALL {{api}}.find_staleness(kind_found, request, refusal, message);
  END IF;
  IF refusal <> 0 THEN
    UPDATE {{store}}.requests SET state = IF(refusal = 31023, 'EXPIRED', 'STALE'), closed_at = UTC_TIMESTAMP(6) WHERE id = request;
    COMMIT;
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = refusal, MESSAGE_TEXT = message;
  END IF;
  IF NOT (digest_seen <=> digest) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'this is not what was requested';
  END IF;
  CALL {{api}}.require_comment(comment_given);
  -- One statement, so that one that is killed in it leaves nothing; a name of the table of kinds has letters alone.
  EXECUTE IMMEDIATE CONCAT('SET @lekthi_executed = IF(enter_approval(?, ?, ?, ?), execute_', LOWER(kind_found), '(?, ?), FALSE)')
    USING request, person, actor, comment_given, request, actor;
  COMMIT;
END
