CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.undo_settings()
NO SQL
SQL SECURITY DEFINER
COMMENT 'undoes what a caller can set to weaken checks, to end the session at ROLLBACK, to fail where no handler runs (1038, 1114), or to keep denials from being noted; no handler sees a time limit that ends between two steps'
BEGIN
  IF @@SESSION.max_statement_time <> 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 1969, MESSAGE_TEXT = 'max_statement_time has to be 0 for changes';
  END IF;
  SET SESSION innodb_lock_wait_timeout = LEAST(@@innodb_lock_wait_timeout, 10), max_error_count = 64, completion_type = 'NO_CHAIN',
              max_session_mem_used = DEFAULT, sort_buffer_size = DEFAULT, tmp_disk_table_size = DEFAULT,
              check_constraint_checks = 1, foreign_key_checks = 1, unique_checks = 1, insert_id = 0,
              auto_increment_increment = DEFAULT, auto_increment_offset = DEFAULT, default_regex_flags = '',
              group_concat_max_len = 1048576;
  IF @@SESSION.time_zone <> '+00:00' THEN
    SET SESSION time_zone = '+00:00';
  END IF;
  SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED;
END
