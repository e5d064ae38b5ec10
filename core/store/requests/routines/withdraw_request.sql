CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.withdraw_request(
  IN request BIGINT, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  CALL {{api}}.close_request(request, 'WITHDRAWN', '{{roles}}', reason);
END
