CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.fill_pool(
  IN pool_name VARCHAR(64) CHARACTER SET utf8mb4, IN of_token CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, IN of_epoch BIGINT,
  IN ids_given LONGTEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'up to a hundred ids, a JSON array of texts, from whoever holds the lease in this epoch; those that the pool has are passed by. How many were added and how many there are'
BEGIN
  DECLARE pool INT;
  DECLARE named VARCHAR(60) CHARACTER SET ascii;
  DECLARE digits INT;
  DECLARE most BIGINT;
  DECLARE room BIGINT DEFAULT 0;
  DECLARE is_own BOOLEAN DEFAULT FALSE;
  DECLARE malformed INT;
  DECLARE added INT DEFAULT 0;
  DECLARE refusal INT DEFAULT 0;
  DECLARE refusal_text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 refusal = MYSQL_ERRNO, refusal_text = MESSAGE_TEXT;
    ROLLBACK;
    IF refusal IN (31001, 31002, 31031, 31136, 31139) THEN
      CALL {{api}}.note_denial('POOL_FILLED', refusal, refusal_text, pool_name);
    END IF;
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  CALL {{api}}.require_role_or_server('{{roles}}');
  IF NOT COALESCE(OCTET_LENGTH(ids_given) <= 5000 AND JSON_VALID(ids_given) AND JSON_TYPE(ids_given) = 'ARRAY'
                  AND JSON_LENGTH(ids_given) BETWEEN 1 AND 100, FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  CALL {{api}}.find_pool(pool_name, pool, named);
  CALL {{api}}.require_filler(pool);
  SELECT COALESCE(token = of_token AND epoch = of_epoch AND login = {{store}}.caller_login() AND taken_until > UTC_TIMESTAMP(6)
                  AND has_table, FALSE)
  INTO is_own
  FROM {{store}}.pool_leases WHERE pool_id = pool FOR UPDATE;
  IF NOT is_own THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31135, MESSAGE_TEXT = 'another program fills the pool by now';
  END IF;
  SELECT id_length, CAST(minimum AS SIGNED) + batch INTO digits, most FROM {{store}}.pools WHERE id = pool;
  SELECT COUNT(*) INTO malformed
  FROM JSON_TABLE(ids_given, '$[*]' COLUMNS (id VARCHAR(40) CHARACTER SET ascii PATH '$')) AS given
  WHERE NOT COALESCE(given.id REGEXP '\\A[0-9]+\\z' AND CHAR_LENGTH(given.id) = digits, FALSE)
     OR NOT IF(given.id REGEXP '\\A[0-9]{4,32}\\z', {{api}}.has_verhoeff_digit(given.id), FALSE);
  IF malformed <> 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31139, MESSAGE_TEXT = 'not all of these are ids of the pool';
  END IF;
  SELECT most - leases.generated + (SELECT SUM(length) FROM {{store}}.pool_lanes AS lanes WHERE lanes.pool_id = pool) INTO room
  FROM {{store}}.pool_leases AS leases WHERE leases.pool_id = pool;
  IF room <= 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31134, MESSAGE_TEXT = 'the pool has as many ids available as it may';
  END IF;
  -- Looked for without locks, so that whoever draws just now is not waited for; nobody else adds any.
  EXECUTE IMMEDIATE CONCAT(
    'INSERT INTO {{store}}.', named, ' (id_value, created_at) ',
    'SELECT DISTINCT given.id, UTC_TIMESTAMP(6) FROM JSON_TABLE(?, ', QUOTE('$[*]'),
    ' COLUMNS (id VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin PATH ', QUOTE('$'), ')) AS given ',
    'WHERE NOT EXISTS (SELECT 1 FROM {{store}}.', named, ' AS present WHERE present.id_value = given.id) LIMIT ?')
    USING ids_given, room;
  SET added = ROW_COUNT();
  UPDATE {{store}}.pool_leases
  SET generated = generated + added, filled_at = IF(added > 0, UTC_TIMESTAMP(6), filled_at) WHERE pool_id = pool;
  SELECT added, leases.generated,
         leases.generated - (SELECT SUM(length) FROM {{store}}.pool_lanes AS lanes WHERE lanes.pool_id = pool) AS available
  FROM {{store}}.pool_leases AS leases WHERE leases.pool_id = pool;
  COMMIT;
END
