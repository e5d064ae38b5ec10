-- What is looked up by the login of the caller is found by its index: the server evaluates a function that it does not
-- know to be deterministic for every row, so that a draw cost more with each account and a sign-in with each log entry.

-- step
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION caller_login() RETURNS VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
DETERMINISTIC NO SQL
RETURN LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER())))
