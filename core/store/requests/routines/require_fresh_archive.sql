CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_fresh_archive(IN request BIGINT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether its rows are those that follow the last archive, and all of them are in the ledger'
BEGIN
  DECLARE after_id BIGINT;
  DECLARE last_id BIGINT;
  DECLARE row_count BIGINT;
  DECLARE archived_id BIGINT DEFAULT 0;
  SELECT CAST(JSON_VALUE(facts, '$.after') AS SIGNED), CAST(JSON_VALUE(facts, '$.last') AS SIGNED),
         CAST(JSON_VALUE(facts, '$.rows') AS SIGNED)
  INTO after_id, last_id, row_count
  FROM {{store}}.requests WHERE id = request;
  SELECT COALESCE(MAX(CAST(JSON_VALUE(facts, '$.last') AS SIGNED)), 0) INTO archived_id
  FROM {{store}}.requests WHERE kind = 'ARCHIVE' AND state = 'EXECUTED';
  IF NOT COALESCE(after_id = archived_id AND row_count > 0
                  AND row_count = (SELECT COUNT(*) FROM {{store}}.document_number_audit WHERE id > after_id AND id <= last_id)
                  AND EXISTS (SELECT 1 FROM {{store}}.document_number_audit WHERE id = last_id), FALSE) THEN
    SIGNAL SQLSTATE '45S01' SET MYSQL_ERRNO = 31086, MESSAGE_TEXT = 'these are not the rows that are archived next';
  END IF;
END
