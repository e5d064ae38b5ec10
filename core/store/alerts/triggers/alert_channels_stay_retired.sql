CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_channels_stay_retired
BEFORE UPDATE ON alert_channels FOR EACH ROW
BEGIN
  IF OLD.retired_at IS NOT NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'a retired channel never changes';
  END IF;
END
