CREATE OR REPLACE DEFINER = {{owner}} TRIGGER users_log_pace
AFTER UPDATE ON users FOR EACH ROW FOLLOWS users_log_update
BEGIN
  IF NOT OLD.numbers_per_minute <=> NEW.numbers_per_minute THEN
    INSERT INTO admin_log (action, subject, details, reason)
    VALUES ('PACE_CHANGED', NEW.username,
            JSON_OBJECT('user', NEW.id, 'before', OLD.numbers_per_minute, 'after', NEW.numbers_per_minute),
            NEW.change_reason);
  END IF;
END
