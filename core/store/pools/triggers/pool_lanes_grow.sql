CREATE OR REPLACE DEFINER = {{owner}} TRIGGER pool_lanes_grow
BEFORE UPDATE ON pool_lanes FOR EACH ROW
BEGIN
  IF NOT (NEW.pool_id <=> OLD.pool_id AND NEW.lane <=> OLD.lane AND NEW.length <=> OLD.length + 1 AND NEW.head IS NOT NULL) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'a lane grows row by row';
  END IF;
END
