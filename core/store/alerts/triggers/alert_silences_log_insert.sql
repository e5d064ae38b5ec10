CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_silences_log_insert
AFTER INSERT ON alert_silences FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('ALERT_SILENCED', CONCAT_WS(' ', NEW.rule_code, NULLIF(NEW.subject, '')),
        JSON_OBJECT('silence', NEW.id, 'until', NEW.silent_until), NEW.reason)
