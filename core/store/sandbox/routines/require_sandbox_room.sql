CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_sandbox_room(IN counter BIGINT, IN wanted INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'before rows of the sandbox are written: out of what the account was granted in this minute, or out of a new grant'
BEGIN
  DECLARE own_login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT {{store}}.caller_login();
  DECLARE now_seconds BIGINT DEFAULT UNIX_TIMESTAMP(SYSDATE());
  DECLARE locked BIGINT;
  -- Whoever locks both locks the counter first.
  SELECT MIN(id) INTO locked FROM {{sandbox}}.document_number_counters WHERE id = counter FOR UPDATE;
  UPDATE {{sandbox}}.sandbox_use SET unspent = unspent - wanted
  WHERE login = own_login AND part = COALESCE(counter, 0) MOD 64 AND hour_of = now_seconds DIV 3600
    AND minute_of = now_seconds DIV 60 AND unspent >= wanted;
  IF ROW_COUNT() = 0 THEN
    CALL {{api}}.grant_sandbox_room(counter, wanted);
  END IF;
END
