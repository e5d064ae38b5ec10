CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_drawer_of(
  IN drawer INT, IN counter BIGINT, IN project INT, OUT account INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether the caller still draws for the project and is the account that drew the number, within what it may do in a minute'
BEGIN
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  CALL {{api}}.find_drawer(project, TRUE, account, pace, is_person);
  IF NOT account <=> drawer THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31082, MESSAGE_TEXT = 'another account drew the number';
  END IF;
  IF pace IS NOT NULL THEN
    CALL {{api}}.require_drawing_pace(account, pace, counter, 1);
  END IF;
END
