CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_states_history_insert
AFTER INSERT ON alert_states FOR EACH ROW
BEGIN
  IF NEW.phase = 'FIRING' THEN
    INSERT INTO alert_transitions (rule_code, subject, label, episode, event, severity, value, threshold, is_silenced, login,
                                   occurred_at)
    SELECT NEW.rule_code, NEW.subject, NEW.label, NEW.episode, 'FIRED', severity, NEW.value, threshold,
           is_alert_silenced(NEW.rule_code, NEW.subject), caller_login(), UTC_TIMESTAMP(6)
    FROM alert_rules WHERE code = NEW.rule_code;
  END IF;
END
