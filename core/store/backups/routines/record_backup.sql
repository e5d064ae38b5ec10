CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.record_backup(
  IN of_moment DATETIME(6), IN rows_in_it BIGINT, IN newest_row BIGINT, IN bytes_kept BIGINT,
  IN hash_of_data CHAR(64) CHARACTER SET ascii COLLATE ascii_bin, IN was_verified BOOLEAN)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'an administrator of the server, who alone can take one, or a Super Admin'
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE log_end BIGINT;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('BACKUP_RECORDED', code, text, hash_of_data);
    RESIGNAL;
  END;
  IF {{api}}.administers_server() THEN
    CALL {{api}}.undo_settings();
    START TRANSACTION READ WRITE;
    SELECT seq INTO log_end FROM {{store}}.admin_log_head WHERE id = 1 FOR UPDATE;
  ELSE
    CALL {{api}}.begin_write('{{roles}}', actor, person);
  END IF;
  IF NOT COALESCE(hash_of_data REGEXP '\\A[0-9a-f]{64}\\z' AND was_verified IN (0, 1), FALSE)
     OR of_moment IS NULL OR rows_in_it IS NULL OR newest_row IS NULL OR bytes_kept IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  INSERT INTO {{store}}.store_backups (taken_at, ledger_rows, newest_row_id, bytes, data_hash, is_verified)
  VALUES (of_moment, rows_in_it, newest_row, bytes_kept, UNHEX(hash_of_data), was_verified);
  COMMIT;
END
