CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_free_space()
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'what is left on the server''s disk below free_space_floor_mb belongs to numbers and to those who make space again; a server that cannot tell refuses nothing'
BEGIN
  DECLARE floor_mb INT DEFAULT 0;
  DECLARE free_mb BIGINT DEFAULT NULL;
  DECLARE used_percent INT DEFAULT NULL;
  DECLARE message VARCHAR(128);
  SELECT value INTO floor_mb FROM {{store}}.store_settings WHERE name = 'free_space_floor_mb';
  IF floor_mb > 0 THEN
    CALL {{api}}.measure_free_space(free_mb, used_percent);
    IF free_mb < floor_mb THEN
      SET message = CONCAT('too little space on the disk|', free_mb, '>', floor_mb);
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31092, MESSAGE_TEXT = message;
    END IF;
  END IF;
END
