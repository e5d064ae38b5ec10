CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.note_request_denial(
  IN request BIGINT, IN attempted VARCHAR(20), IN code INT, IN text TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a decision that was denied: by its kind, if there is such a request, and the number of the request'
BEGIN
  DECLARE logged VARCHAR(20) CHARACTER SET utf8mb4 DEFAULT NULL;
  BEGIN
    DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265 SET logged = NULL;
    SET logged = (SELECT kinds.logged_as FROM {{store}}.requests AS asked
                  JOIN {{store}}.request_kinds AS kinds ON kinds.name = asked.kind WHERE asked.id = request);
  END;
  CALL {{api}}.note_denial(CONCAT(COALESCE(logged, 'REQUEST'), '_', attempted), code, text, request);
END
