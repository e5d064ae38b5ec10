-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}find_drawer(
  IN project INT, IN until_commit BOOLEAN, OUT account INT, OUT pace INT, OUT is_person BOOLEAN)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'an active allocator, of the project unless that is NULL, or an administrator of the server, who may have none yet; in the sandbox anybody. Until the COMMIT of a routine it stays so; in a transaction of the caller nothing is locked. Gives who it is, how many numbers a minute it may draw, NULL: any, and whether it is a person, who draws for himself'
BEGIN
  DECLARE own_login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT {{store}}.caller_login();
  DECLARE own_role VARCHAR(20) DEFAULT NULL;
  DECLARE may_draw BOOLEAN DEFAULT FALSE;
  SET account = NULL, pace = NULL, is_person = FALSE;
  IF {{is_sandbox}} THEN
    SELECT MIN(id) INTO account FROM {{store}}.users WHERE username = own_login;
    IF account IS NULL THEN
      SELECT MIN(id) INTO account FROM {{store}}.users;
    END IF;
  ELSE
    IF until_commit THEN
      SELECT id, role, is_active, numbers_per_minute INTO account, own_role, may_draw, pace
      FROM {{store}}.users WHERE username = own_login LOCK IN SHARE MODE;
    ELSE
      SELECT id, role, is_active, numbers_per_minute INTO account, own_role, may_draw, pace
      FROM {{store}}.users WHERE username = own_login;
    END IF;
    IF may_draw AND own_role = 'ADMINISTRATOR' THEN
      SET is_person = TRUE, may_draw = {{api}}.administers_server();
    ELSEIF may_draw AND own_role = 'ALLOCATOR' THEN
      IF pace IS NULL THEN
        SELECT value INTO pace FROM {{store}}.store_settings WHERE name = 'service_numbers_per_minute';
      END IF;
      IF project IS NOT NULL THEN
        IF until_commit THEN
          SELECT COUNT(*) INTO may_draw FROM {{store}}.project_admins
          WHERE user_id = account AND project_id = project LOCK IN SHARE MODE;
        ELSE
          SELECT COUNT(*) INTO may_draw FROM {{store}}.project_admins
          WHERE user_id = account AND project_id = project;
        END IF;
      END IF;
    ELSE
      -- Without an account nobody draws, but an administrator may make the counter.
      SET is_person = account IS NULL, may_draw = account IS NULL AND {{api}}.administers_server();
    END IF;
    SET pace = NULLIF(pace, 0);
    IF NOT may_draw THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'this account may not draw numbers of the project';
    END IF;
  END IF;
END
