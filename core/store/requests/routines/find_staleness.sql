CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.find_staleness(
  IN kind_of VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, IN request BIGINT, OUT refusal INT,
  OUT message VARCHAR(128) CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether what the request is about still is as it was requested, by the kind''s own rule, which says that it is not by SQLSTATE 45S01; keeps locked what it looks at'
BEGIN
  DECLARE EXIT HANDLER FOR SQLSTATE '45S01' GET DIAGNOSTICS CONDITION 1 refusal = MYSQL_ERRNO, message = MESSAGE_TEXT;
  SET refusal = 0, message = NULL;
  EXECUTE IMMEDIATE CONCAT('CALL require_fresh_', LOWER(kind_of), '(?)') USING request;
END
