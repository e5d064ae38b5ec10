CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_filler(IN pool INT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'a Super Admin, a service to which the pool is given, or an administrator of the server'
BEGIN
  DECLARE own_role VARCHAR(20) DEFAULT NULL;
  DECLARE is_known BOOLEAN DEFAULT FALSE;
  DECLARE account INT;
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  SELECT role, is_active INTO own_role, is_known
  FROM {{store}}.users WHERE username = {{store}}.caller_login() LOCK IN SHARE MODE;
  IF NOT (is_known AND own_role <=> 'SUPER_ADMIN') THEN
    CALL {{api}}.find_drawer(NULL, TRUE, account, pace, is_person);
    IF NOT is_person THEN
      CALL {{api}}.require_grant_of_pool(pool, account);
    END IF;
  END IF;
END
