CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.reject_request(
  IN request BIGINT, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  CALL {{api}}.close_request(request, 'REJECTED', '{{roles}}', reason);
END
