CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_fresh_template(IN request BIGINT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether the version in force still is the one that the requested template follows; keeps it locked'
BEGIN
  DECLARE project INT;
  DECLARE slot INT;
  DECLARE follows INT;
  DECLARE found_version INT DEFAULT 0;
  CALL {{api}}.require_free_space();
  SELECT project_id, COALESCE(correspondence_type_id, 0), CAST(JSON_VALUE(facts, '$.follows') AS SIGNED)
  INTO project, slot, follows
  FROM {{store}}.requests WHERE id = request;
  SELECT version INTO found_version
  FROM {{store}}.document_number_configs WHERE project_id = project AND type_slot = slot FOR UPDATE;
  IF NOT found_version <=> follows THEN
    SIGNAL SQLSTATE '45S01' SET MYSQL_ERRNO = 31008, MESSAGE_TEXT = 'the template has changed since it was requested';
  END IF;
END
