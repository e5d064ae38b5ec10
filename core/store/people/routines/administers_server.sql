CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.administers_server() RETURNS BOOLEAN
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whoever made the roles may pass them on; anybody else who has one is a person or service of the store'
BEGIN
  DECLARE given INT DEFAULT 0;
  SELECT COUNT(*) INTO given FROM mysql.roles_mapping
  WHERE User = {{store}}.caller_login() AND Role LIKE 'lekthi\_%' AND Admin_option = 'N';
  RETURN given = 0;
END
