CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.begin_change(
  IN wanted_roles VARCHAR(80), OUT actor INT, OUT person INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'ends the transaction of the caller, undoes session settings that weaken checks, finds out who calls, and locks the log; how often is the caller''s to ask'
BEGIN
  DECLARE actor_role VARCHAR(20) DEFAULT NULL;
  DECLARE actor_active BOOLEAN DEFAULT FALSE;
  DECLARE log_end BIGINT;
  CALL {{api}}.undo_settings();
  -- A routine never rests: what does is one that was killed half way, with the log locked.
  SET SESSION idle_transaction_timeout = 1, idle_write_transaction_timeout = 1;
  START TRANSACTION READ WRITE;
  SET actor = NULL, person = NULL;
  SELECT id, person_id, role, is_active INTO actor, person, actor_role, actor_active
  FROM {{store}}.users WHERE username = {{store}}.caller_login() LOCK IN SHARE MODE;
  IF actor IS NULL OR NOT actor_active THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31001, MESSAGE_TEXT = 'no active account';
  END IF;
  IF FIND_IN_SET(actor_role, wanted_roles) = 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31002, MESSAGE_TEXT = 'the role does not allow this';
  END IF;
  IF wanted_roles = 'SUPER_ADMIN' AND {{store}}.is_glass_open(person) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31005, MESSAGE_TEXT = 'the account was opened by breaking the glass';
  END IF;
  SELECT seq INTO log_end FROM {{store}}.admin_log_head WHERE id = 1 FOR UPDATE;
END
