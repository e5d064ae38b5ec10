CREATE OR REPLACE DEFINER = {{owner}} TRIGGER users_log_trust
AFTER UPDATE ON users FOR EACH ROW FOLLOWS users_log_pace
BEGIN
  IF NOT OLD.may_name_persons <=> NEW.may_name_persons THEN
    INSERT INTO admin_log (action, subject, details, reason)
    VALUES ('TRUST_CHANGED', NEW.username,
            JSON_OBJECT('user', NEW.id, 'before', OLD.may_name_persons, 'after', NEW.may_name_persons),
            NEW.change_reason);
  END IF;
END
