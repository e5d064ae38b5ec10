CREATE OR REPLACE DEFINER = {{owner}} TRIGGER users_log_insert
AFTER INSERT ON users FOR EACH ROW
INSERT INTO admin_log (action, subject, details)
VALUES ('PERSON_ADDED', NEW.username,
        JSON_OBJECT('user', NEW.id, 'person', NEW.person_id, 'role', NEW.role, 'active', NEW.is_active))
