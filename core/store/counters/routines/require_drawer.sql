-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}require_drawer(IN project INT, IN until_commit BOOLEAN)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'as find_drawer, for whoever need not know who it is'
BEGIN
  DECLARE account INT;
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  CALL {{api}}.{{twin}}find_drawer(project, until_commit, account, pace, is_person);
END
