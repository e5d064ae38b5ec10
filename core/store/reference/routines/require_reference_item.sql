CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_reference_item(IN entry LONGTEXT CHARACTER SET utf8mb4, IN place INT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'the rules of core/store/reference/reference_rules.h for one row of the reference data'
BEGIN
  DECLARE kind VARCHAR(20) CHARACTER SET utf8mb4 DEFAULT JSON_VALUE(entry, '$.kind');
  DECLARE code TEXT CHARACTER SET utf8mb4 DEFAULT JSON_VALUE(entry, '$.code');
  DECLARE short_code TEXT CHARACTER SET utf8mb4 DEFAULT COALESCE(JSON_VALUE(entry, '$.shortCode'), '');
  DECLARE name_th TEXT CHARACTER SET utf8mb4 DEFAULT JSON_VALUE(entry, '$.nameThai');
  DECLARE name_en TEXT CHARACTER SET utf8mb4 DEFAULT COALESCE(JSON_VALUE(entry, '$.nameEnglish'), '');
  DECLARE name_zh TEXT CHARACTER SET utf8mb4 DEFAULT COALESCE(JSON_VALUE(entry, '$.nameChinese'), '');
  DECLARE starts_on TEXT CHARACTER SET utf8mb4 DEFAULT JSON_VALUE(entry, '$.startsOn');
  DECLARE ends_on TEXT CHARACTER SET utf8mb4 DEFAULT JSON_VALUE(entry, '$.endsOn');
  DECLARE message VARCHAR(128);
  -- Wrong dates become NULL, which says so.
  IF NOT COALESCE(kind IN ('PROJECT', 'CONTRACT', 'ORGANIZATION', 'TYPE', 'SUB_TYPE', 'RFA_TYPE', 'DISCIPLINE')
                  AND JSON_VALUE(entry, '$.order') REGEXP '\\A-?[0-9]{1,6}\\z' AND JSON_VALUE(entry, '$.active') IN (0, 1)
                  AND (JSON_VALUE(entry, '$.id') IS NULL) = (JSON_VALUE(entry, '$.version') IS NULL)
                  AND COALESCE(JSON_VALUE(entry, '$.id') REGEXP '\\A[0-9]{1,9}\\z', TRUE)
                  AND COALESCE(JSON_VALUE(entry, '$.version') REGEXP '\\A[0-9]{1,9}\\z', TRUE)
                  AND (JSON_VALUE(entry, '$.countedBy') IS NULL
                       OR kind = 'TYPE' AND JSON_VALUE(entry, '$.countedBy') REGEXP {{text_counted_parts}})
                  AND (JSON_VALUE(entry, '$.fiscalStartMonth') IS NULL
                       OR kind = 'PROJECT' AND JSON_VALUE(entry, '$.fiscalStartMonth') REGEXP '\\A(?:[1-9]|1[0-2])\\z')
                  AND (JSON_VALUE(entry, '$.fiscalCalledBy') IS NULL
                       OR kind = 'PROJECT' AND JSON_VALUE(entry, '$.fiscalCalledBy') IN ('END', 'BEGIN')), FALSE) THEN
    SET message = CONCAT('no such value|', place);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = message;
  END IF;
  IF NOT COALESCE({{text_is_reference_code}}, FALSE) THEN
    SET message = CONCAT('no such code|', place);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31102, MESSAGE_TEXT = message;
  END IF;
  IF NOT COALESCE(name_th <> '' AND GREATEST(CHAR_LENGTH(name_th), CHAR_LENGTH(name_en), CHAR_LENGTH(name_zh)) <= 255
                  AND name_th REGEXP {{pattern_of_reference_name}} AND name_en REGEXP {{pattern_of_reference_name}}
                  AND name_zh REGEXP {{pattern_of_reference_name}}
                  AND NOT CONCAT(name_th, name_en, name_zh) REGEXP {{pattern_of_unsafe}}, FALSE) THEN
    SET message = CONCAT('no such name|', place);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31103, MESSAGE_TEXT = message;
  END IF;
  IF (starts_on IS NOT NULL OR ends_on IS NOT NULL)
     AND NOT COALESCE(kind = 'CONTRACT' AND {{api}}.is_reference_date(starts_on) AND {{api}}.is_reference_date(ends_on)
                      AND COALESCE(starts_on <= ends_on, TRUE), FALSE) THEN
    SET message = CONCAT('no such dates|', place);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31104, MESSAGE_TEXT = message;
  END IF;
END
