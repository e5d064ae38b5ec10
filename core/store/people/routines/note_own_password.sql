CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.note_own_password()
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'called after SET PASSWORD by whoever did it'
BEGIN
  DECLARE own_login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL;
  DECLARE log_end BIGINT;
  DECLARE new_mark CHAR(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('PASSWORD_CHANGED', code, text, '');
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  SET own_login = (SELECT username FROM {{store}}.users
                   WHERE username = {{store}}.caller_login() AND is_active LOCK IN SHARE MODE);
  IF own_login IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31001, MESSAGE_TEXT = 'no active account';
  END IF;
  SELECT seq INTO log_end FROM {{store}}.admin_log_head WHERE id = 1 FOR UPDATE;
  SET new_mark = (SELECT server.mark {{from_server_passwords}} WHERE server.login = own_login);
  IF NOT EXISTS (SELECT 1 FROM {{store}}.password_marks WHERE login = own_login AND mark = new_mark) THEN
    CALL {{api}}.require_entry_pace();
    INSERT INTO {{store}}.password_marks (login, mark, noted_at) VALUES (own_login, new_mark, UTC_TIMESTAMP(6))
    ON DUPLICATE KEY UPDATE mark = new_mark, noted_at = UTC_TIMESTAMP(6);
    INSERT INTO {{store}}.admin_log (action, subject) VALUES ('PASSWORD_CHANGED', own_login);
  END IF;
  COMMIT;
END
