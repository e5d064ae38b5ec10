CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.request_pool(
  IN action_given VARCHAR(10) CHARACTER SET utf8mb4, IN pool_name VARCHAR(64) CHARACTER SET utf8mb4,
  IN settings_given TEXT CHARACTER SET utf8mb4, IN capacity_given BIGINT, IN is_exact BOOLEAN, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'to CREATE an ID pool with the settings (core/pools/settings_json.h), of which the caller''s program counted how many ids they accept, or to RETIRE one'
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE request BIGINT;
  DECLARE facts TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('POOL_REQUESTED', code, text, pool_name);
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  CALL {{api}}.require_free_space();
  CALL {{api}}.require_reason(reason, 20);
  IF action_given <=> 'CREATE' THEN
    CALL {{api}}.require_pool_settings(pool_name, settings_given, capacity_given);
    -- Without "+ 0" JSON_OBJECT takes a variable for a text.
    SET facts = JSON_OBJECT('action', 'CREATE', 'name', pool_name, 'settings', JSON_EXTRACT(settings_given, '$'),
                            'capacity', capacity_given + 0, 'exact', COALESCE(is_exact, 0) + 0);
  ELSEIF action_given <=> 'RETIRE' AND pool_name COLLATE utf8mb4_bin REGEXP '\\A[a-z][a-z0-9_]{0,31}\\z' THEN
    SET facts = JSON_OBJECT('action', 'RETIRE', 'name', pool_name);
  ELSE
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'these are no facts of a pool';
  END IF;
  CALL {{api}}.close_lapsed(CONCAT('pool:', pool_name));
  SET request = {{api}}.enter_request('POOL', CONCAT('pool:', pool_name), 0, NULL, pool_name, facts, reason, actor, person);
  CALL {{api}}.require_fresh_pool(request);
  COMMIT;
END
