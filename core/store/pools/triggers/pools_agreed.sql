CREATE OR REPLACE DEFINER = {{owner}} TRIGGER pools_agreed
BEFORE INSERT ON pools FOR EACH ROW
BEGIN
  IF NEW.state <> 'ACTIVE'
     OR NOT EXISTS (
       SELECT 1 FROM requests
       WHERE requests.id = NEW.created_request_id AND requests.kind = 'POOL' AND requests.state = 'EXECUTED'
         AND requests.subject = CONCAT('pool:', NEW.name) AND JSON_VALUE(requests.facts, '$.action') = 'CREATE'
         AND JSON_COMPACT(JSON_EXTRACT(requests.facts, '$.settings')) = JSON_COMPACT(NEW.settings)) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'a pool is made only by a request that two persons agreed on';
  END IF;
END
