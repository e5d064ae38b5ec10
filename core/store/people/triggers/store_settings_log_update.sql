CREATE OR REPLACE DEFINER = {{owner}} TRIGGER store_settings_log_update
AFTER UPDATE ON store_settings FOR EACH ROW
BEGIN
  IF OLD.value <> NEW.value THEN
    INSERT INTO admin_log (action, subject, details, reason)
    VALUES ('SETTING_CHANGED', NEW.name, JSON_OBJECT('before', OLD.value, 'after', NEW.value), NEW.change_reason);
  END IF;
END
