CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_silences_only_end
BEFORE UPDATE ON alert_silences FOR EACH ROW
BEGIN
  IF OLD.ended_at IS NOT NULL
     OR NOT (OLD.id = NEW.id AND OLD.rule_code = NEW.rule_code AND OLD.subject <=> NEW.subject
             AND OLD.silent_until = NEW.silent_until AND OLD.reason <=> NEW.reason AND OLD.made_by = NEW.made_by
             AND OLD.made_at = NEW.made_at) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'a silence can only be ended, once';
  END IF;
END
