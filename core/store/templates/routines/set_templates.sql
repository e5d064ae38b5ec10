CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.set_templates(
  IN project INT, IN changes LONGTEXT CHARACTER SET utf8mb4, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'new versions of several templates of a project, all or none; changes: [{"type": 6 or null, "version": 1, "template": ...}]'
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE written INT;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('TEMPLATE_CHANGED', code, text, CONCAT_WS(' ', project, 'several'));
    RESIGNAL;
  END;
  -- Before the log is locked, which everybody signs in to.
  IF OCTET_LENGTH(changes) > 2000000 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'the changes are no list of 1 to 500';
  END IF;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  CALL {{api}}.require_free_space();
  CALL {{api}}.require_project_admin(actor, project);
  CALL {{api}}.require_reason(reason, 5);
  IF NOT COALESCE(JSON_VALID(changes) AND JSON_TYPE(changes) = 'ARRAY' AND JSON_LENGTH(changes) BETWEEN 1 AND 500, FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'the changes are no list of 1 to 500';
  END IF;
  SET written = {{api}}.enter_templates(project, changes, reason, actor);
  COMMIT;
END
