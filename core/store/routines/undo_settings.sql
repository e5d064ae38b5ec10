-- for:
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.undo_settings()
NO SQL
SQL SECURITY DEFINER
COMMENT 'undoes what a caller can set to weaken checks, to end the session at ROLLBACK, or to keep denials from being noted'
BEGIN
  SET SESSION max_error_count = 64, completion_type = 'NO_CHAIN', max_session_mem_used = DEFAULT,
              check_constraint_checks = 1, foreign_key_checks = 1, unique_checks = 1, insert_id = 0,
              auto_increment_increment = DEFAULT, auto_increment_offset = DEFAULT, default_regex_flags = '';
  SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED;
END
