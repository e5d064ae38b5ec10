CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_states_history_update
AFTER UPDATE ON alert_states FOR EACH ROW
BEGIN
  IF (NEW.phase = 'FIRING') <> (OLD.phase = 'FIRING') THEN
    INSERT INTO alert_transitions (rule_code, subject, label, episode, event, severity, value, threshold, is_silenced, login,
                                   occurred_at, quiet_since)
    SELECT NEW.rule_code, NEW.subject, NEW.label, NEW.episode, IF(NEW.phase = 'FIRING', 'FIRED', 'RESOLVED'), severity,
           NEW.value, threshold, is_alert_silenced(NEW.rule_code, NEW.subject), caller_login(), UTC_TIMESTAMP(6),
           IF(NEW.phase = 'FIRING' OR NEW.has_data, NULL, NEW.quiet_since)
    FROM alert_rules WHERE code = NEW.rule_code;
  ELSEIF NEW.acknowledged_at IS NOT NULL AND OLD.acknowledged_at IS NULL THEN
    INSERT INTO alert_transitions (rule_code, subject, label, episode, event, severity, value, threshold, is_silenced, login,
                                   note, occurred_at)
    SELECT NEW.rule_code, NEW.subject, NEW.label, NEW.episode, 'ACKNOWLEDGED', severity, NEW.value, threshold,
           is_alert_silenced(NEW.rule_code, NEW.subject), caller_login(), NEW.acknowledgement, UTC_TIMESTAMP(6)
    FROM alert_rules WHERE code = NEW.rule_code;
    INSERT INTO admin_log (action, subject, details, reason)
    VALUES ('ALERT_ACKNOWLEDGED', CONCAT_WS(' ', NEW.rule_code, NULLIF(NEW.subject, '')),
            JSON_OBJECT('episode', NEW.episode, 'label', NEW.label), NEW.acknowledgement);
  END IF;
END
