CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.release_pool_lease(
  IN pool_name VARCHAR(64) CHARACTER SET utf8mb4, IN of_token CHAR(36) CHARACTER SET ascii COLLATE ascii_bin)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'so that nobody has to wait until it ends'
BEGIN
  DECLARE refusal INT DEFAULT 0;
  DECLARE refusal_text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 refusal = MYSQL_ERRNO, refusal_text = MESSAGE_TEXT;
    ROLLBACK;
    IF refusal IN (31001, 31002, 31031) THEN
      CALL {{api}}.note_denial('POOL_FILLED', refusal, refusal_text, pool_name);
    END IF;
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  CALL {{api}}.require_role_or_server('{{roles}}');
  UPDATE {{store}}.pool_leases AS leases JOIN {{store}}.pools AS named ON named.id = leases.pool_id
  SET leases.taken_until = '2000-01-01'
  WHERE named.name = CONVERT(pool_name USING ascii) AND leases.token = of_token AND leases.login = {{store}}.caller_login();
  COMMIT;
END
