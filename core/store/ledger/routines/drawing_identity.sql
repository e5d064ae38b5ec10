-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}drawing_identity()
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'as whom and from where the caller draws. An administrator of the server gets an account here, at first use; in the sandbox so does anybody where there are no accounts at all'
BEGIN
  DECLARE own_login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT {{store}}.caller_login();
  DECLARE account INT DEFAULT NULL;
  DECLARE is_new BOOLEAN DEFAULT FALSE;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265 BEGIN ROLLBACK; RESIGNAL; END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ ONLY;
  IF {{is_sandbox}} THEN
    SELECT COALESCE(MIN(IF(username = own_login, id, NULL)), MIN(id)) INTO account FROM {{store}}.users;
    SET is_new = account IS NULL;
  ELSE
    SELECT MIN(id) INTO account FROM {{store}}.users WHERE username = own_login;
    SET is_new = account IS NULL AND {{api}}.administers_server();
  END IF;
  COMMIT;
  IF is_new THEN
    START TRANSACTION READ WRITE;
    -- Past the ids of the demo people, who may come later.
    INSERT IGNORE INTO {{store}}.users (id, username, display_name, role, may_name_persons)
    SELECT GREATEST(COALESCE(MAX(id), 0), 999) + 1, own_login, own_login, 'ADMINISTRATOR', TRUE FROM {{store}}.users;
    SELECT MIN(id) INTO account FROM {{store}}.users WHERE username = own_login;
    COMMIT;
  END IF;
  SELECT account, LEFT(SUBSTRING(USER(), CHAR_LENGTH(own_login) + 2), 45) AS address;
END
