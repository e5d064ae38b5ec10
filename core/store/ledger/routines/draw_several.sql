-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}draw_several(
  IN counters LONGTEXT CHARACTER SET utf8mb4, IN seen_stamp BIGINT, IN retries INT, IN waited_ms INT, IN fallback VARCHAR(20),
  IN drawn LONGTEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'as draw, for several counters at once; those that stand otherwise than seen get nothing, and the answer names those that got their numbers'
BEGIN
  DECLARE entered LONGTEXT CHARACTER SET utf8mb4;
  DECLARE is_held BOOLEAN DEFAULT FALSE;
  DECLARE follows BOOLEAN DEFAULT FALSE;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    IF NOT {{is_sandbox}} AND code NOT IN (31034, 31077) THEN
      CALL {{api}}.note_denial('NUMBER_DRAWN', code, text, '');
    END IF;
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  {{text_begin_drawing}}
  IF {{is_sandbox}} THEN
    CALL {{api}}.require_test_draw(JSON_VALUE(counters, '$[0][0]'), drawn, NULL);
  END IF;
  {{text_require_allocator}}
  IF OCTET_LENGTH(drawn) > 15000000 OR OCTET_LENGTH(counters) > 50000 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31078, MESSAGE_TEXT = 'more than a program of ours sends at once';
  END IF;
  IF follows THEN
    CALL {{api}}.require_followed_reference();
  END IF;
  SET entered = {{api}}.{{twin}}enter_several(counters, seen_stamp, retries, waited_ms, fallback, drawn);
  -- Before the end, so that a call which is killed here has done nothing.
  SELECT CAST(JSON_VALUE(entered, '$.at') AS DATETIME(3)) AS created_at, COALESCE(JSON_EXTRACT(entered, '$.counters'), '[]') AS counters;
  COMMIT;
END
