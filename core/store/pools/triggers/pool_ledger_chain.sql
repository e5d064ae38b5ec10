CREATE OR REPLACE DEFINER = {{owner}} TRIGGER pool_ledger_chain
BEFORE INSERT ON pool_ledger FOR EACH ROW
BEGIN
  DECLARE earlier BINARY(32) DEFAULT NULL;
  DECLARE earlier_place BIGINT DEFAULT NULL;
  SELECT length, head INTO earlier_place, earlier FROM pool_lanes WHERE pool_id = NEW.pool_id AND lane = NEW.lane;
  IF earlier_place IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'there is no such lane';
  END IF;
  SET NEW.place = earlier_place + 1;
  SET NEW.login = caller_login();
  SET NEW.ip_address = LEFT(SUBSTRING(USER(), CHAR_LENGTH(caller_login()) + 2), 45);
  SET NEW.issued_at = UTC_TIMESTAMP(6);
  SET NEW.previous_hash = earlier;
  SET NEW.row_hash = pool_row_hash(earlier, NEW.pool_id, NEW.lane, NEW.place, NEW.id_value, NEW.request_id, NEW.request_place,
                                   NEW.purpose, NEW.drawn_by, NEW.login, NEW.ip_address, NEW.issued_at);
  UPDATE pool_lanes SET length = NEW.place, head = NEW.row_hash WHERE pool_id = NEW.pool_id AND lane = NEW.lane;
END
