CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_channels_log_update
AFTER UPDATE ON alert_channels FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('ALERT_CHANNEL_CHANGED', NEW.name,
        JSON_OBJECT('version', NEW.version,
                    'before', JSON_OBJECT('kind', OLD.kind, 'from', OLD.minimum_severity, 'enabled', OLD.is_enabled),
                    'after', JSON_MERGE_PATCH(
                      JSON_OBJECT('kind', NEW.kind, 'from', NEW.minimum_severity, 'enabled', NEW.is_enabled),
                      IF(NEW.retired_at IS NULL, '{}', '{"retired": 1}'))),
        NEW.change_reason)
