CREATE OR REPLACE DEFINER = {{owner}} TRIGGER glass_reviews_log_insert
AFTER INSERT ON glass_reviews FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('GLASS_REVIEWED', (SELECT login FROM glass_breaks WHERE id = NEW.break_id),
        JSON_OBJECT('break', NEW.break_id, 'person', NEW.person_id), NEW.comment)
