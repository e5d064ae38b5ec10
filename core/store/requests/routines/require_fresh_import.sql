CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_fresh_import(IN request BIGINT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether template, counters and taken numbers still are as they were when the register was read; keeps the counters locked'
BEGIN
  DECLARE project INT;
  DECLARE type INT;
  DECLARE version_wanted INT;
  DECLARE version_now INT DEFAULT NULL;
  DECLARE scope VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 DEFAULT 'TYPE';
  DECLARE moved INT DEFAULT 0;
  DECLARE known INT DEFAULT 0;
  CALL {{api}}.require_free_space();
  SELECT project_id, correspondence_type_id, CAST(JSON_VALUE(facts, '$.template') AS SIGNED)
  INTO project, type, version_wanted
  FROM {{store}}.requests WHERE id = request;
  SELECT configs.version, configs.uniqueness_scope INTO version_now, scope
  FROM {{store}}.document_number_configs AS configs
  WHERE configs.project_id = project AND configs.type_slot IN (type, 0) ORDER BY configs.type_slot DESC LIMIT 1;
  SELECT COALESCE(SUM(wanted.seen_version <> 0 OR wanted.seen_number <> 0), 0),
         COALESCE(SUM(counters.version <> wanted.seen_version OR counters.last_number <> wanted.seen_number), 0)
  INTO known, moved
  {{from_counters_of_register_import}}
  WHERE wanted.request_id = request FOR UPDATE;
  IF NOT version_now <=> version_wanted OR moved > 0
     OR known <> (SELECT COUNT(*) FROM {{store}}.take_over_counters
                  WHERE request_id = request AND (seen_version <> 0 OR seen_number <> 0))
     OR EXISTS (SELECT STRAIGHT_JOIN 1
                FROM (SELECT project AS project_id, type AS correspondence_type_id, scope AS scope) AS mine
                JOIN {{store}}.take_over_numbers AS wanted
                {{from_holders_in_the_way}} AND wanted.request_id = request) THEN
    SIGNAL SQLSTATE '45S01' SET MYSQL_ERRNO = 31019, MESSAGE_TEXT = 'the store has changed since the register was read';
  END IF;
END
