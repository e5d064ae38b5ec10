-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}require_open_parts(IN counter BIGINT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether project, organizations, types and discipline of the counter are in use; what is closed keeps its past'
BEGIN
  DECLARE are_open BOOLEAN DEFAULT FALSE;
  SELECT COUNT(*) > 0 INTO are_open
  {{from_counters_in_use}}
    AND counters.id = counter;
  IF NOT are_open THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31085, MESSAGE_TEXT = 'a part of the number is closed';
  END IF;
END
