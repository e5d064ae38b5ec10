CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_channels_log_insert
AFTER INSERT ON alert_channels FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('ALERT_CHANNEL_CHANGED', NEW.name,
        JSON_OBJECT('version', NEW.version, 'before', NULL,
                    'after', JSON_OBJECT('kind', NEW.kind, 'from', NEW.minimum_severity, 'enabled', NEW.is_enabled)),
        NEW.change_reason)
