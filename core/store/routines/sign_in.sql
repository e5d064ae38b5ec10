-- for: auditor, project_admin, super_admin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.sign_in()
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('SIGNED_IN', code, text, '');
    RESIGNAL;
  END;
  SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED;
  SET SESSION check_constraint_checks = 1, foreign_key_checks = 1, unique_checks = 1, insert_id = 0,
    completion_type = 'NO_CHAIN', max_error_count = 64;
  START TRANSACTION READ WRITE;
  CALL {{api}}.require_person();
  INSERT INTO {{store}}.admin_log (action) VALUES ('SIGNED_IN');
  COMMIT;
END
