CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.hold_pool_lease(
  IN pool_name VARCHAR(64) CHARACTER SET utf8mb4, IN of_token CHAR(36) CHARACTER SET ascii COLLATE ascii_bin,
  IN of_program VARCHAR(120) CHARACTER SET utf8mb4, IN seconds INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'takes or renews the right to fill the pool if nobody else has it, and says who has; makes the table of the pool if it has none'
BEGIN
  DECLARE own_login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT {{store}}.caller_login();
  DECLARE pool INT;
  DECLARE named VARCHAR(60) CHARACTER SET ascii;
  DECLARE is_made BOOLEAN DEFAULT FALSE;
  DECLARE refusal INT DEFAULT 0;
  DECLARE refusal_text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 refusal = MYSQL_ERRNO, refusal_text = MESSAGE_TEXT;
    ROLLBACK;
    IF refusal IN (31001, 31002, 31031, 31136) THEN
      CALL {{api}}.note_denial('POOL_FILLED', refusal, refusal_text, pool_name);
    END IF;
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  CALL {{api}}.require_role_or_server('{{roles}}');
  IF NOT COALESCE(of_token REGEXP '\\A[0-9a-f-]{36}\\z' AND seconds BETWEEN 1 AND 300 AND of_program <> '', FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  CALL {{api}}.find_pool(pool_name, pool, named);
  CALL {{api}}.require_filler(pool);
  SELECT has_table INTO is_made FROM {{store}}.pool_leases WHERE pool_id = pool;
  COMMIT;
  CALL {{api}}.require_free_space();
  IF NOT is_made THEN
    CALL {{api}}.make_pool_table(pool, named);
  END IF;
  START TRANSACTION READ WRITE;
  -- In this order: an assignment sees what those before it have made.
  UPDATE {{store}}.pool_leases
  SET epoch = epoch + IF(token = of_token AND taken_until > UTC_TIMESTAMP(6), 0, 1), token = of_token, login = own_login,
      program = of_program, taken_until = UTC_TIMESTAMP(6) + INTERVAL seconds SECOND
  WHERE pool_id = pool AND ((token = of_token AND login = own_login) OR taken_until <= UTC_TIMESTAMP(6));
  SELECT epoch, token = of_token AND login = own_login AS is_own, login, program, taken_until, generated,
         generated - (SELECT SUM(length) FROM {{store}}.pool_lanes AS lanes WHERE lanes.pool_id = pool) AS available
  FROM {{store}}.pool_leases WHERE pool_id = pool;
  COMMIT;
END
