CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.free_space()
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'MiB that the server can still write, NULL: it cannot tell, and below how many only numbers are written'
BEGIN
  DECLARE free_mb BIGINT DEFAULT NULL;
  DECLARE used_percent INT DEFAULT NULL;
  CALL {{api}}.measure_free_space(free_mb, used_percent);
  SELECT free_mb AS free_mb, used_percent AS used_percent, value AS floor_mb
  FROM {{store}}.store_settings WHERE name = 'free_space_floor_mb';
END
