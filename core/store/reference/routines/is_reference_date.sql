CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.is_reference_date(text TEXT CHARACTER SET utf8mb4) RETURNS BOOLEAN
DETERMINISTIC
NO SQL
SQL SECURITY DEFINER
COMMENT 'a day that the calendar has, from 1900 to 2199, or none'
BEGIN
  IF text IS NULL THEN
    RETURN TRUE;
  END IF;
  IF NOT text REGEXP '\\A(19|20|21)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])\\z' THEN
    RETURN FALSE;
  END IF;
  RETURN RIGHT(text, 2) <= DAY(LAST_DAY(CONCAT(LEFT(text, 8), '01')));
END
