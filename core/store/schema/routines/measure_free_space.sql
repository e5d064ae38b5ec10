CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.measure_free_space(OUT free_mb BIGINT, OUT used_percent INT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'MiB that the server can still write, where it has least of data and binary log, and how full the disk of the data is; NULL: it cannot tell, for want of its plugin DISKS, of the right FILE, or of a disk that is a file system of its own'
BEGIN
  DECLARE place VARCHAR(4096) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT @@GLOBAL.datadir;
  DECLARE beside BIGINT DEFAULT NULL;
  DECLARE CONTINUE HANDLER FOR SQLEXCEPTION SET free_mb = NULL;
  SET free_mb = NULL, used_percent = NULL;
  SELECT disks.Available DIV 1024, 100 * disks.Used DIV (disks.Used + disks.Available) INTO free_mb, used_percent
  FROM information_schema.DISKS AS disks
  WHERE LEFT(place, CHAR_LENGTH(TRIM(TRAILING '/' FROM disks.Path)) + 1) = CONCAT(TRIM(TRAILING '/' FROM disks.Path), '/')
  ORDER BY CHAR_LENGTH(disks.Path) DESC LIMIT 1;
  IF @@GLOBAL.log_bin AND free_mb IS NOT NULL THEN
    SET place = @@GLOBAL.log_bin_basename;
    SELECT disks.Available DIV 1024 INTO beside
    FROM information_schema.DISKS AS disks
    WHERE LEFT(place, CHAR_LENGTH(TRIM(TRAILING '/' FROM disks.Path)) + 1) = CONCAT(TRIM(TRAILING '/' FROM disks.Path), '/')
    ORDER BY CHAR_LENGTH(disks.Path) DESC LIMIT 1;
    SET free_mb = LEAST(free_mb, COALESCE(beside, free_mb));
  END IF;
END
