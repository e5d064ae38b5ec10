CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.take_reference_source() RETURNS INT
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'how many rows of the lists changed; a function is one statement, so that one that is killed in it leaves nothing'
BEGIN
  DECLARE taken LONGTEXT CHARACTER SET utf8mb4 DEFAULT '{}';
  DECLARE written INT DEFAULT 0;
  CALL {{api}}.image_reference_source();
  CALL {{api}}.take_source_projects(taken, written);
  CALL {{api}}.take_source_organizations(taken, written);
  CALL {{api}}.take_source_types(taken, written);
  CALL {{api}}.take_source_sub_types(taken, written);
  CALL {{api}}.take_source_rfa_types(taken, written);
  CALL {{api}}.take_source_disciplines(taken, written);
  CALL {{api}}.take_source_contracts(taken, written);
  CALL {{api}}.take_source_participants(taken, written);
  IF written > 0 THEN
    INSERT INTO {{store}}.admin_log (action, subject, details)
    VALUES ('REFERENCE_FOLLOWED', (SELECT schema_name FROM {{store}}.reference_source WHERE id = 1), taken);
  END IF;
  RETURN written;
END
