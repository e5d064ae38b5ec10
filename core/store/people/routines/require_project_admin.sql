CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_project_admin(IN actor INT, IN project INT)
READS SQL DATA
SQL SECURITY DEFINER
BEGIN
  IF NOT EXISTS (SELECT 1 FROM {{store}}.project_admins WHERE user_id = actor AND project_id = project) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31003, MESSAGE_TEXT = 'not an administrator of this project';
  END IF;
END
