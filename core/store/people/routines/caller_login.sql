-- DETERMINISTIC: where it is not, the server evaluates it for every row instead of looking its value up by the index, so
-- that a draw costs more with each account and a sign-in with each entry of the log.
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION caller_login() RETURNS VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
DETERMINISTIC NO SQL
RETURN LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER())))
