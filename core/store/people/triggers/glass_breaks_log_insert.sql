CREATE OR REPLACE DEFINER = {{owner}} TRIGGER glass_breaks_log_insert
AFTER INSERT ON glass_breaks FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('GLASS_BROKEN', NEW.login, JSON_OBJECT('break', NEW.id, 'person', NEW.person_id, 'opened', NEW.opened_by),
        NEW.reason)
