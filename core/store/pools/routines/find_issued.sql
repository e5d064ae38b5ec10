CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.find_issued(
  IN request CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, IN pool INT, IN account INT, IN wanted INT,
  IN purpose_given VARCHAR(200) CHARACTER SET utf8mb4, OUT is_known BOOLEAN)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether ids were issued under the request id; refused if for something else'
BEGIN
  DECLARE found INT DEFAULT 0;
  DECLARE same INT DEFAULT 0;
  SELECT COUNT(*), COALESCE(SUM(pool_id = pool AND drawn_by = account AND purpose = purpose_given COLLATE utf8mb4_bin), 0) INTO found, same
  FROM {{store}}.pool_ledger WHERE request_id = request;
  SET is_known = found > 0;
  IF is_known AND (found <> wanted OR same <> wanted) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31137, MESSAGE_TEXT = 'the request id stands for something else';
  END IF;
END
