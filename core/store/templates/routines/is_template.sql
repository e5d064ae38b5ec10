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
  DECLARE shown TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  IF NOT COALESCE(CHAR_LENGTH(template) <= 200 AND template REGEXP {{pattern_of_template}}, FALSE) THEN
    RETURN FALSE;
  END IF;
  -- Tokens without the escaped braces, which could look like more of them.
  SET bare = REGEXP_REPLACE(template, '(\\{[A-Z][^{}]*\\})|\\{\\{|\\}\\}' COLLATE utf8mb4_bin, '\\1');
  IF parts = 'ORIGINATOR,RFA_TYPE,DISCIPLINE' AND LOCATE('{PROJECT}', bare) = 0
     OR FIND_IN_SET('ORIGINATOR', parts) = 0 AND LOCATE('{ORIGINATOR}', bare) > 0
     OR FIND_IN_SET('RECIPIENT', parts) = 0 AND LOCATE('{RECIPIENT}', bare) > 0
     OR FIND_IN_SET('RFA_TYPE', parts) = 0 AND LOCATE('{RFA_TYPE}', bare) > 0
     OR FIND_IN_SET('DISCIPLINE', parts) = 0 AND LOCATE('{DISCIPLINE}', bare) > 0
     OR (FIND_IN_SET('SUB_TYPE', parts) > 0) <> (LOCATE('{SUB_TYPE}', bare) > 0) THEN
    RETURN FALSE;
  END IF;
  -- A number has 100 characters at most, the codes not counted.
  SET shown = REGEXP_REPLACE(REGEXP_REPLACE(bare, '\\{YEAR:[^{}]*\\}', '0000'), '\\{(?:DATE:([^:{}]*))?[^{}]*\\}', '\\1');
  RETURN (CHAR_LENGTH(template) - CHAR_LENGTH(bare)) DIV 2 + CHAR_LENGTH(shown)
         + SUBSTRING(bare, LOCATE('{SEQ:', bare) + 5, 1) <= 100;
END
