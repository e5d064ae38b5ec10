CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_rules_log_update
AFTER UPDATE ON alert_rules FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('ALERT_RULE_CHANGED', NEW.code,
        JSON_OBJECT('version', NEW.version,
                    'before', JSON_OBJECT('threshold', OLD.threshold, 'window', OLD.window_seconds, 'hold', OLD.hold_seconds,
                                          'severity', OLD.severity, 'enabled', OLD.is_enabled,
                                          'channels', JSON_COMPACT(OLD.channels)),
                    'after', JSON_OBJECT('threshold', NEW.threshold, 'window', NEW.window_seconds, 'hold', NEW.hold_seconds,
                                         'severity', NEW.severity, 'enabled', NEW.is_enabled,
                                         'channels', JSON_COMPACT(NEW.channels))),
        NEW.change_reason)
