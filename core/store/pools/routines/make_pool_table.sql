CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.make_pool_table(IN pool INT, IN table_name VARCHAR(60) CHARACTER SET ascii)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'outside of a transaction, which making a table would end; once it is there, nothing'
BEGIN
  -- In the order of position the ids are as random as they were made; of those available the least is found at once.
  EXECUTE IMMEDIATE CONCAT(
    'CREATE TABLE IF NOT EXISTS {{store}}.', table_name, ' (position BIGINT NOT NULL AUTO_INCREMENT, ',
    'id_value VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL, ',
    'status ENUM(', QUOTE('AVAILABLE'), ', ', QUOTE('TAKEN'), ') NOT NULL DEFAULT ', QUOTE('AVAILABLE'), ', ',
    'created_at DATETIME(6) NOT NULL, issued_at DATETIME(6) NULL, ',
    'PRIMARY KEY (position), UNIQUE KEY uq_id_value (id_value), KEY idx_available (status, position)) ',
    'ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2');
  START TRANSACTION READ WRITE;
  UPDATE {{store}}.pool_leases SET has_table = TRUE WHERE pool_id = pool;
  COMMIT;
END
