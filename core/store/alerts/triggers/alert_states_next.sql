CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_states_next
BEFORE UPDATE ON alert_states FOR EACH ROW
BEGIN
  SET NEW.episode = OLD.episode + IF(NEW.phase = 'FIRING' AND OLD.phase <> 'FIRING', 1, 0);
  IF NEW.episode <> OLD.episode THEN
    SET NEW.acknowledged_by = NULL, NEW.acknowledged_at = NULL, NEW.acknowledgement = NULL;
  END IF;
END
