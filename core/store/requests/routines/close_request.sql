CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.close_request(
  IN request BIGINT, IN closing VARCHAR(20), IN closing_roles VARCHAR(80), IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'REJECTED by another Super Admin, or WITHDRAWN by the requester'
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE request_state VARCHAR(20) DEFAULT NULL;
  DECLARE requester_person INT;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_request_denial(request, closing, code, text);
    RESIGNAL;
  END;
  CALL {{api}}.begin_decision(closing_roles, actor, person);
  SELECT state, requester_person_id INTO request_state, requester_person
  FROM {{store}}.requests WHERE id = request FOR UPDATE;
  CALL {{api}}.require_open(request_state);
  IF closing = 'REJECTED' THEN
    IF requester_person = person THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31021, MESSAGE_TEXT = 'whoever requested it withdraws it';
    END IF;
    CALL {{api}}.require_reason(reason, 5);
  ELSE
    IF requester_person <> person THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31028, MESSAGE_TEXT = 'only whoever requested it withdraws it';
    END IF;
    CALL {{api}}.require_comment(reason);
  END IF;
  UPDATE {{store}}.requests
  SET state = closing, closer_id = actor, closed_at = UTC_TIMESTAMP(6), closing_reason = reason WHERE id = request;
  COMMIT;
END
