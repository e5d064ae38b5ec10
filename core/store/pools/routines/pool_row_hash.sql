CREATE OR REPLACE DEFINER = {{owner}} FUNCTION pool_row_hash(
  previous_hash BINARY(32), pool_id INT, lane INT, place BIGINT, id_value VARCHAR(32) CHARACTER SET utf8mb4,
  request_id VARCHAR(36) CHARACTER SET utf8mb4, request_place INT, purpose VARCHAR(200) CHARACTER SET utf8mb4, drawn_by INT,
  login VARCHAR(80) CHARACTER SET utf8mb4, ip_address VARCHAR(45) CHARACTER SET utf8mb4, issued_at DATETIME(6))
RETURNS BINARY(32)
DETERMINISTIC NO SQL SQL SECURITY INVOKER
COMMENT 'what row_hash has to be; core/store/pools/pool_ledger.h makes the same'
RETURN UNHEX(SHA2(CONCAT(
  'PL1', chained_text(LOWER(HEX(previous_hash))), chained_text(pool_id), chained_text(lane), chained_text(place),
  chained_text(id_value), chained_text(request_id), chained_text(request_place), chained_text(purpose), chained_text(drawn_by),
  chained_text(login), chained_text(ip_address), chained_text(issued_at)), 256))
