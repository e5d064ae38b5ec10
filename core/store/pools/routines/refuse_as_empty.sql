CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.refuse_as_empty(IN pool INT, IN wanted INT, IN taken INT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'too few ids, of which this transaction has taken some: of a pool that is to be filled, or of one that has had all that its settings accept, which only counting tells'
BEGIN
  DECLARE left_over BIGINT;
  DECLARE is_exhausted BOOLEAN;
  DECLARE message VARCHAR(128);
  SELECT leases.generated - (SELECT SUM(length) FROM {{store}}.pool_lanes AS lanes WHERE lanes.pool_id = pool) + taken,
         pools.capacity_is_exact AND leases.generated >= pools.capacity
  INTO left_over, is_exhausted
  FROM {{store}}.pools AS pools
  JOIN {{store}}.pool_leases AS leases ON leases.pool_id = pools.id
  WHERE pools.id = pool;
  SET message = CONCAT('too few ids|', left_over, '>', wanted);
  IF is_exhausted AND left_over < wanted THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31133, MESSAGE_TEXT = message;
  END IF;
  SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31132, MESSAGE_TEXT = message;
END
