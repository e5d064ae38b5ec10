CREATE OR REPLACE DEFINER = {{owner}} TRIGGER project_admins_log_delete
AFTER DELETE ON project_admins FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject)
VALUES ('PROJECT_TAKEN', OLD.project_id, (SELECT username FROM users WHERE id = OLD.user_id))
