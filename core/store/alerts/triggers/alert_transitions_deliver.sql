CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_transitions_deliver
AFTER INSERT ON alert_transitions FOR EACH ROW
BEGIN
  IF NEW.event IN ('FIRED', 'SILENCE_ENDED') THEN
    INSERT INTO alert_deliveries (transition_id, channel, next_try, changed_at)
    SELECT NEW.id, channels.name, UTC_TIMESTAMP(6), UTC_TIMESTAMP(6)
    FROM alert_channels AS channels
    JOIN alert_rules AS rules ON rules.code = NEW.rule_code
    WHERE NOT NEW.is_silenced AND channels.is_enabled
      AND (channels.minimum_severity = 'WARNING' OR NEW.severity = 'CRITICAL')
      AND (JSON_LENGTH(rules.channels) = 0 OR JSON_CONTAINS(rules.channels, JSON_QUOTE(channels.name)));
  ELSE
    -- Whoever was told of the beginning is told of the rest, and nobody else.
    INSERT INTO alert_deliveries (transition_id, channel, next_try, changed_at)
    SELECT DISTINCT NEW.id, told.channel, UTC_TIMESTAMP(6), UTC_TIMESTAMP(6)
    FROM alert_transitions AS earlier
    JOIN alert_deliveries AS told ON told.transition_id = earlier.id
    WHERE earlier.rule_code = NEW.rule_code AND earlier.subject = NEW.subject AND earlier.episode = NEW.episode
      AND earlier.event IN ('FIRED', 'SILENCE_ENDED');
  END IF;
END
