CREATE OR REPLACE DEFINER = {{owner}} TRIGGER pools_facts
BEFORE UPDATE ON pools FOR EACH ROW
BEGIN
  IF NOT (NEW.id <=> OLD.id AND NEW.name <=> OLD.name AND NEW.id_length <=> OLD.id_length AND NEW.minimum <=> OLD.minimum
          AND NEW.batch <=> OLD.batch AND NEW.settings <=> OLD.settings AND NEW.capacity <=> OLD.capacity
          AND NEW.capacity_is_exact <=> OLD.capacity_is_exact AND NEW.created_request_id <=> OLD.created_request_id
          AND NEW.created_at <=> OLD.created_at) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'the settings of a pool never change';
  END IF;
  IF OLD.state <> 'ACTIVE' OR NEW.state <> 'RETIRED'
     OR NOT EXISTS (
       SELECT 1 FROM requests
       WHERE requests.id = NEW.retired_request_id AND requests.kind = 'POOL' AND requests.state = 'EXECUTED'
         AND requests.subject = CONCAT('pool:', NEW.name) AND JSON_VALUE(requests.facts, '$.action') = 'RETIRE') THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'a pool is retired only by a request that two persons agreed on';
  END IF;
END
