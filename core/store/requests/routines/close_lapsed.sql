CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.close_lapsed(
  IN about VARCHAR(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a request that has expired or become stale makes room for another one of the same subject; any other does not'
BEGIN
  DECLARE lapsed BIGINT DEFAULT NULL;
  DECLARE kind_found VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  DECLARE expiry DATETIME(6);
  DECLARE refusal INT DEFAULT 0;
  DECLARE message VARCHAR(128) CHARACTER SET utf8mb4;
  SELECT id, kind, expires_at INTO lapsed, kind_found, expiry FROM {{store}}.requests WHERE open_subject = about FOR UPDATE;
  IF lapsed IS NOT NULL THEN
    IF expiry <= UTC_TIMESTAMP(6) THEN
      SET refusal = 31023;
    ELSE
      CALL {{api}}.find_staleness(kind_found, lapsed, refusal, message);
    END IF;
    IF refusal = 0 THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31020, MESSAGE_TEXT = 'a request for this is open already';
    END IF;
    UPDATE {{store}}.requests SET state = IF(refusal = 31023, 'EXPIRED', 'STALE'), closed_at = UTC_TIMESTAMP(6) WHERE id = lapsed;
  END IF;
END
