-- for: ; twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}find_drawer(
  IN project INT, IN until_commit BOOLEAN, OUT account INT, OUT pace INT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'an active allocator, of the project unless that is NULL, or an administrator of the server; in the sandbox anybody. Until the COMMIT of a routine it stays so; in a transaction of the caller nothing is locked. Gives who it is and how many numbers a minute it may draw, NULL: any'
BEGIN
  DECLARE own_login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  DECLARE may_draw BOOLEAN DEFAULT FALSE;
  IF NOT {{is_sandbox}} THEN
    SET own_login = {{store}}.caller_login();
    IF until_commit THEN
      SELECT id, role = 'ALLOCATOR' AND is_active, numbers_per_minute INTO account, may_draw, pace
      FROM {{store}}.users WHERE username = own_login LOCK IN SHARE MODE;
    ELSE
      SELECT id, role = 'ALLOCATOR' AND is_active, numbers_per_minute INTO account, may_draw, pace
      FROM {{store}}.users WHERE username = own_login;
    END IF;
    IF account IS NULL THEN
      -- Whoever made the role may pass it on; anybody else who has it needs an account in the store.
      SET may_draw = NOT EXISTS (SELECT 1 FROM mysql.roles_mapping
                                 WHERE User = own_login AND Role LIKE 'lekthi\_%' AND Admin_option = 'N');
    ELSEIF may_draw AND project IS NOT NULL THEN
      IF until_commit THEN
        SELECT COUNT(*) INTO may_draw FROM {{store}}.project_admins
        WHERE user_id = account AND project_id = project LOCK IN SHARE MODE;
      ELSE
        SELECT COUNT(*) INTO may_draw FROM {{store}}.project_admins
        WHERE user_id = account AND project_id = project;
      END IF;
    END IF;
    IF NOT may_draw THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'this account may not draw numbers of the project';
    END IF;
  END IF;
END
