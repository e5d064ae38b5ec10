CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.request_import(
  IN project INT, IN type INT, IN version_seen INT, IN facts_given TEXT CHARACTER SET utf8mb4,
  IN counters_given LONGTEXT CHARACTER SET utf8mb4, IN numbers_given LONGTEXT CHARACTER SET utf8mb4,
  IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE request BIGINT;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('TAKE_OVER_REQUESTED', code, text, CONCAT_WS(' ', project, type));
    RESIGNAL;
  END;
  -- Before the log is locked, which everybody signs in to.
  IF OCTET_LENGTH(counters_given) > 1000000 OR OCTET_LENGTH(numbers_given) > 30000000 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31017, MESSAGE_TEXT = 'too many numbers to take over at once|50000>2000';
  END IF;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  CALL {{api}}.require_free_space();
  CALL {{api}}.require_reason(reason, 20);
  CALL {{api}}.close_lapsed(CONCAT('import:', project, ':', type));
  SET request = {{api}}.enter_import(project, type, version_seen, facts_given, counters_given, numbers_given, reason, actor,
                                        person);
  CALL {{api}}.require_fresh_import(request);
  COMMIT;
END
