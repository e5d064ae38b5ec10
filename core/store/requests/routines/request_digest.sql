CREATE OR REPLACE DEFINER = {{owner}} FUNCTION request_digest(
  kind VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, subject VARCHAR(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
  facts TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin)
RETURNS BINARY(32)
DETERMINISTIC NO SQL
COMMENT 'core/store/requests/request.h makes the same'
RETURN UNHEX(SHA2(CONCAT_WS('|', kind, subject, facts), 256))
