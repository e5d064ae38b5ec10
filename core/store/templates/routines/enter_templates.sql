CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.enter_templates(
  project INT, changes LONGTEXT CHARACTER SET utf8mb4, reason TEXT CHARACTER SET utf8mb4, actor INT) RETURNS INT
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'how many templates got a new version; a function is one statement, so that one that is killed in it leaves nothing'
BEGIN
  DECLARE place INT DEFAULT 0;
  DECLARE entry LONGTEXT CHARACTER SET utf8mb4;
  WHILE place < JSON_LENGTH(changes) DO
    SET entry = JSON_EXTRACT(changes, CONCAT('$[', place, ']'));
    IF NOT COALESCE(JSON_EXISTS(entry, '$.type'), FALSE) THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'an entry does not say its type';
    END IF;
    CALL {{api}}.put_template(
      project, JSON_VALUE(entry, '$.type'), JSON_VALUE(entry, '$.version'), JSON_VALUE(entry, '$.template'),
      JSON_VALUE(entry, '$.period'), JSON_VALUE(entry, '$.overflow'), JSON_VALUE(entry, '$.scope'),
      JSON_VALUE(entry, '$.taken'), NULL, reason, actor, NULL);
    SET place = place + 1;
  END WHILE;
  RETURN place;
END
