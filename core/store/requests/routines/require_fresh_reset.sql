CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_fresh_reset(IN request BIGINT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether the counter still is as it was when its reset was requested; keeps it locked'
BEGIN
  DECLARE asked_facts TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
    DEFAULT (SELECT facts FROM {{store}}.requests WHERE id = request);
  DECLARE counter_number INT;
  DECLARE counter_version INT;
  DECLARE message VARCHAR(128) CHARACTER SET utf8mb4;
  SELECT last_number, version INTO counter_number, counter_version
  FROM {{store}}.document_number_counters WHERE id = CAST(JSON_VALUE(asked_facts, '$.counter') AS SIGNED) FOR UPDATE;
  IF NOT counter_version <=> CAST(JSON_VALUE(asked_facts, '$.version') AS SIGNED) THEN
    SET message = CONCAT('the counter has moved|', JSON_VALUE(asked_facts, '$.from'), '>', counter_number);
    SIGNAL SQLSTATE '45S01' SET MYSQL_ERRNO = 31025, MESSAGE_TEXT = message;
  END IF;
END
