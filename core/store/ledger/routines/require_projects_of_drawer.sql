CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_projects_of_drawer(
  IN account INT, IN counters LONGTEXT CHARACTER SET utf8mb4)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether an allocator has all projects of these counters, until the end of the transaction; as find_drawer asks it for one'
BEGIN
  DECLARE missing INT;
  SELECT COUNT(DISTINCT known.project_id) INTO missing
  FROM JSON_TABLE(counters, '$[*]' COLUMNS (id BIGINT PATH '$[0]')) AS asked
  JOIN {{store}}.document_number_counters AS known ON known.id = asked.id
  LEFT JOIN {{store}}.project_admins AS granted ON granted.user_id = account AND granted.project_id = known.project_id
  WHERE granted.user_id IS NULL
  LOCK IN SHARE MODE;
  IF missing > 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'this account may not draw numbers of the project';
  END IF;
END
