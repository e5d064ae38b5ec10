CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.begin_write(
  IN wanted_roles VARCHAR(80), OUT actor INT, OUT person INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a change by a person, who may make so many in a minute'
BEGIN
  CALL {{api}}.begin_change(wanted_roles, actor, person);
  CALL {{api}}.require_pace();
END
