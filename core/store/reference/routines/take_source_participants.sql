CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.take_source_participants(INOUT taken LONGTEXT CHARACTER SET utf8mb4, INOUT written INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'which organizations take part, as the views have it'
BEGIN
  DECLARE changed INT DEFAULT 0;
  {{text_take_parties project_organizations project_id PROJECT projects}}
  {{text_take_parties contract_organizations contract_id CONTRACT contracts}}
  IF changed > 0 THEN
    SET written = written + changed, taken = JSON_SET(taken, '$.PARTICIPANT', changed + 0);
  END IF;
END
