CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_silences_log_update
AFTER UPDATE ON alert_silences FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('ALERT_SILENCE_ENDED', CONCAT_WS(' ', NEW.rule_code, NULLIF(NEW.subject, '')), JSON_OBJECT('silence', NEW.id),
        NEW.ending_reason)
