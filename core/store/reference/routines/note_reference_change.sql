CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.note_reference_change(
  IN entry LONGTEXT CHARACTER SET utf8mb4, IN item INT, IN earlier LONGTEXT CHARACTER SET utf8mb4,
  IN later LONGTEXT CHARACTER SET utf8mb4, IN is_first BOOLEAN, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'is_first: of the rows of one call; require_pace counts it for all of them'
BEGIN
  DECLARE kind VARCHAR(20) CHARACTER SET utf8mb4 DEFAULT JSON_VALUE(entry, '$.kind');
  DECLARE parent INT DEFAULT JSON_VALUE(entry, '$.parent');
  INSERT INTO {{store}}.admin_log (action, project_id, subject, details, reason)
  VALUES ('REFERENCE_CHANGED', CASE kind WHEN 'PROJECT' THEN item WHEN 'CONTRACT' THEN parent END,
          CONCAT_WS(' ', IF(kind = 'SUB_TYPE', (SELECT type_code FROM {{store}}.correspondence_types WHERE id = parent), NULL),
                    JSON_VALUE(entry, '$.code')),
          JSON_OBJECT('kind', kind, 'first', is_first + 0, 'before', JSON_QUERY(earlier, '$'), 'after', JSON_QUERY(later, '$')),
          reason);
END
