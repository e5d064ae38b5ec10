CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_role_or_server(IN wanted_roles VARCHAR(80))
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'an active account of one of the roles, or whoever administers the server'
BEGIN
  IF NOT {{api}}.administers_server() THEN
    CALL {{api}}.require_role(wanted_roles);
  END IF;
END
