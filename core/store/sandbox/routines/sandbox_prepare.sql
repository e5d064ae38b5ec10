CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.sandbox_prepare(IN project INT, IN type INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'gives the sandbox the reference data of the store and the template in use for project and type, as far as they differ, and takes away what is old there; the caller says nothing that is stored'
BEGIN
  DECLARE first_migration INT;
  DECLARE days INT;
  DECLARE steps INT DEFAULT 0;
  DECLARE removed INT DEFAULT 1;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265 BEGIN ROLLBACK; RESIGNAL; END;
  CALL {{api}}.undo_settings();
  CALL {{api}}.require_free_space();
  START TRANSACTION READ WRITE;
  -- Before anything is read, so that who writes last has also read last.
  SELECT migration INTO first_migration FROM {{sandbox}}.lekthi_schema ORDER BY migration, step LIMIT 1 FOR UPDATE;
  CALL {{api}}.match_sandbox_reference();
  UPDATE {{sandbox}}.store_settings AS present
  JOIN {{store}}.store_settings AS known ON known.name = present.name
  SET present.value = known.value
  WHERE known.name = 'first_document_year' AND known.value <> present.value;
  CALL {{api}}.match_sandbox_template(project, type);
  COMMIT;
  START TRANSACTION READ WRITE;
  CALL {{api}}.remove_unused_test_counters();
  COMMIT;
  SELECT value INTO days FROM {{store}}.store_settings WHERE name = 'sandbox_days';
  WHILE removed > 0 AND steps < 4 DO
    START TRANSACTION READ WRITE;
    CALL {{api}}.remove_test_draws(SYSDATE(6) - INTERVAL days DAY, 500, removed);
    COMMIT;
    SET steps = steps + 1;
  END WHILE;
END
