CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.is_template(
  counted_by VARCHAR(100) CHARACTER SET utf8mb4, template TEXT CHARACTER SET utf8mb4) RETURNS BOOLEAN
DETERMINISTIC
NO SQL
SQL SECURITY DEFINER
COMMENT 'the rules of 3.11.4 and 3.11.7.1 that do not depend on the codes in use: those of core/numbering/validate.h. counted_by: the parts that the type counts by; NULL: those of most types'
BEGIN
  DECLARE parts VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin
    DEFAULT COALESCE(counted_by, 'ORIGINATOR,RECIPIENT');
  DECLARE bare TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  DECLARE format TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  DECLARE shown TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  DECLARE digits INT;
  DECLARE digits_before INT DEFAULT 0;
  IF NOT COALESCE(CHAR_LENGTH(template) <= 200 AND template REGEXP {{pattern_of_template}}, FALSE) THEN
    RETURN FALSE;
  END IF;
  -- Tokens without the escaped braces, which could look like more of them; each of these is one character of the number.
  SET bare = REPLACE(REGEXP_REPLACE(template, '(\\{[A-Z][^{}]*\\})|\\{\\{|\\}\\}' COLLATE utf8mb4_bin, '\\1\n'), '}\n', '}');
  WHILE bare <> '' DO
    SET format = SUBSTRING_INDEX(bare, '{NEXT}', 1);
    SET bare = SUBSTRING(bare, CHAR_LENGTH(format) + CHAR_LENGTH('{NEXT}') + 1);
    SET digits = SUBSTRING(format, LOCATE('{SEQ:', format) + 5, 1);
    IF digits <= digits_before
       OR parts = 'ORIGINATOR,RFA_TYPE,DISCIPLINE' AND LOCATE('{PROJECT}', format) = 0
       OR FIND_IN_SET('ORIGINATOR', parts) = 0 AND LOCATE('{ORIGINATOR}', format) > 0
       OR FIND_IN_SET('RECIPIENT', parts) = 0 AND LOCATE('{RECIPIENT}', format) > 0
       OR FIND_IN_SET('RFA_TYPE', parts) = 0 AND LOCATE('{RFA_TYPE}', format) > 0
       OR FIND_IN_SET('DISCIPLINE', parts) = 0 AND LOCATE('{DISCIPLINE}', format) > 0
       OR (FIND_IN_SET('SUB_TYPE', parts) > 0) <> (LOCATE('{SUB_TYPE}', format) > 0) THEN
      RETURN FALSE;
    END IF;
    SET digits_before = digits;
    -- A number has 100 characters at most, the codes not counted.
    SET shown = REGEXP_REPLACE(REGEXP_REPLACE(format, '\\{YEAR:[^{}]*\\}', '0000'), '\\{(?:DATE:([^:{}]*))?[^{}]*\\}', '\\1');
    IF CHAR_LENGTH(shown) + digits > 100 THEN
      RETURN FALSE;
    END IF;
  END WHILE;
  RETURN TRUE;
END
