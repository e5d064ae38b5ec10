CREATE OR REPLACE DEFINER = {{owner}} TRIGGER users_log_update
AFTER UPDATE ON users FOR EACH ROW
BEGIN
  IF NOT (OLD.username <=> NEW.username AND OLD.role <=> NEW.role AND OLD.is_active <=> NEW.is_active
          AND OLD.person_id <=> NEW.person_id) THEN
    INSERT INTO admin_log (action, subject, details, reason)
    VALUES ('PERSON_CHANGED', NEW.username,
            JSON_OBJECT('user', NEW.id, 'person', NEW.person_id, 'role', NEW.role, 'active', NEW.is_active,
                        'before', JSON_OBJECT('username', OLD.username, 'person', OLD.person_id, 'role', OLD.role,
                                              'active', OLD.is_active)),
            NEW.change_reason);
  END IF;
END
