CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.request_archive(
  IN year_given INT, IN after_given BIGINT, IN last_given BIGINT, IN rows_given BIGINT, IN content_given TEXT CHARACTER SET utf8mb4,
  IN key_given TEXT CHARACTER SET utf8mb4, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'to take the rows of a year, those behind the id after_given up to last_given, as archived in a file; content: its SHA-256, key: who signed it, both in base64'
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
    CALL {{api}}.note_denial('ARCHIVE_REQUESTED', code, text, year_given);
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  CALL {{api}}.require_free_space();
  CALL {{api}}.require_reason(reason, 20);
  IF NOT COALESCE(year_given BETWEEN 1970 AND 9998 AND content_given REGEXP '\\A[A-Za-z0-9+/]{43}=\\z'
                  AND key_given REGEXP '\\A[A-Za-z0-9+/]{43}=\\z', FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'these are no facts of an archive';
  END IF;
  -- Where on earth it ends last.
  IF UTC_TIMESTAMP() < MAKEDATE(year_given + 1, 1) + INTERVAL 12 HOUR THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31087, MESSAGE_TEXT = 'the year is not over';
  END IF;
  -- One at a time: what comes next depends on what was archived before.
  CALL {{api}}.close_lapsed('archive');
  SET request = {{api}}.enter_request(
    'ARCHIVE', 'archive', 0, NULL, year_given,
    -- Without "+ 0" JSON_OBJECT takes a variable for a text.
    JSON_OBJECT('year', year_given + 0, 'after', after_given + 0, 'last', last_given + 0, 'rows', rows_given + 0,
                'content', content_given, 'key', key_given),
    reason, actor, person);
  CALL {{api}}.require_fresh_archive(request);
  COMMIT;
END
