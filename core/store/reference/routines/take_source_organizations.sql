CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.take_source_organizations(INOUT taken LONGTEXT CHARACTER SET utf8mb4, INOUT written INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'what is gone or cannot be taken over is closed; whoever has a code that is another one''s now gets one that stands in nobody''s way'
BEGIN
  DECLARE changed INT DEFAULT 0;
  {{text_take_list organizations organization ORGANIZATION}}
  IF changed > 0 THEN
    SET written = written + changed, taken = JSON_SET(taken, '$.ORGANIZATION', changed + 0);
  END IF;
END
