CREATE OR REPLACE DEFINER = {{owner}} TRIGGER project_admins_log_insert
AFTER INSERT ON project_admins FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject)
VALUES ('PROJECT_GIVEN', NEW.project_id, (SELECT username FROM users WHERE id = NEW.user_id))
