-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}revise(
  IN counter BIGINT, IN seen_version INT, IN id_of_request CHAR(36) CHARACTER SET ascii, IN epoch INT, IN sequence INT,
  IN document BIGINT, IN number_given VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2,
  IN revision_given VARCHAR(20) CHARACTER SET utf8mb4, IN requester INT, IN address VARCHAR(45) CHARACTER SET utf8mb4,
  IN agent VARCHAR(512) CHARACTER SET utf8mb4, IN retries INT, IN waited_ms INT, IN took_ms INT, IN fallback VARCHAR(20))
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'writes the new revision of a number that was issued into the ledger; all or nothing, and it commits'
BEGIN
  DECLARE revised_at DATETIME(6);
  DECLARE is_held BOOLEAN DEFAULT FALSE;
  DECLARE follows BOOLEAN DEFAULT FALSE;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    IF NOT {{is_sandbox}} AND code NOT IN (31033, 31107) THEN
      CALL {{api}}.note_denial('NUMBER_DRAWN', code, text, counter);
    END IF;
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  {{text_begin_drawing}}
  -- Before anything is locked; for which projects is asked under the counter's lock.
  IF {{is_sandbox}} THEN
    CALL {{api}}.require_sandbox_room(counter, 1);
  ELSE
    CALL {{api}}.{{twin}}require_drawer(NULL, FALSE);
  END IF;
  IF follows THEN
    CALL {{api}}.require_followed_reference();
  END IF;
  SET revised_at = {{api}}.{{twin}}enter_revision(counter, seen_version, id_of_request, epoch, sequence, document, number_given,
                                                  revision_given, requester, address, agent, retries, waited_ms, took_ms, fallback);
  -- Before the end, so that a call which is killed here has done nothing. Cut, since the program rounds some answers to
  -- milliseconds and cuts others.
  SELECT CAST(revised_at AS DATETIME(3)) AS created_at, document_id
  FROM {{store}}.document_number_audit WHERE request_id = id_of_request;
  COMMIT;
END
