CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_states_first
BEFORE INSERT ON alert_states FOR EACH ROW
BEGIN
  SET NEW.episode = IF(NEW.phase = 'FIRING', 1, 0);
  SET NEW.acknowledged_by = NULL, NEW.acknowledged_at = NULL, NEW.acknowledgement = NULL;
END
