CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_fresh_pool(IN request BIGINT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether there is no pool of the name yet, or the one that is to be retired still is in use; keeps it locked'
BEGIN
  DECLARE action_wanted VARCHAR(10);
  DECLARE wanted_name VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin;
  DECLARE found_state VARCHAR(10) DEFAULT NULL;
  SELECT JSON_VALUE(facts, '$.action'), JSON_VALUE(facts, '$.name') INTO action_wanted, wanted_name
  FROM {{store}}.requests WHERE id = request;
  SELECT state INTO found_state FROM {{store}}.pools WHERE name = wanted_name FOR UPDATE;
  IF action_wanted = 'CREATE' AND found_state IS NOT NULL THEN
    SIGNAL SQLSTATE '45S01' SET MYSQL_ERRNO = 31130, MESSAGE_TEXT = 'there is a pool of this name, or there was';
  END IF;
  IF action_wanted = 'RETIRE' AND found_state IS NULL THEN
    SIGNAL SQLSTATE '45S01' SET MYSQL_ERRNO = 31131, MESSAGE_TEXT = 'no such pool';
  END IF;
  IF action_wanted = 'RETIRE' AND found_state <> 'ACTIVE' THEN
    SIGNAL SQLSTATE '45S01' SET MYSQL_ERRNO = 31138, MESSAGE_TEXT = 'the pool is retired';
  END IF;
END
