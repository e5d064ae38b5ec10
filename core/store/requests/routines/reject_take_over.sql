CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.reject_take_over(
  IN request BIGINT, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  CALL {{api}}.close_take_over(request, 'REJECTED', reason);
END
