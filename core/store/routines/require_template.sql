CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_template(
  IN type INT, IN template TEXT CHARACTER SET utf8mb4, IN period VARCHAR(20), IN overflow VARCHAR(20),
  IN scope VARCHAR(20), IN taken VARCHAR(20))
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'the rules of 3.11.4 and 3.11.7.1 that do not depend on the codes in use; the core checks all of them'
BEGIN
  DECLARE bare TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT REPLACE(REPLACE(template, '{{', ''), '}}', '');
  DECLARE sequences TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT REGEXP_REPLACE(bare, '\\{SEQ:[1-9]\\}', '');
  DECLARE type_code_found VARCHAR(50) DEFAULT '';
  IF type IS NOT NULL THEN
    SET type_code_found = (SELECT type_code FROM {{store}}.correspondence_types WHERE id = type);
  END IF;
  IF type_code_found IS NULL OR template IS NULL OR CHAR_LENGTH(template) NOT BETWEEN 1 AND 200
     OR template REGEXP '[\\p{C}\\p{Zl}\\p{Zp}]'
     OR CHAR_LENGTH(bare) - CHAR_LENGTH(sequences) <> CHAR_LENGTH('{SEQ:n}')
     OR REGEXP_REPLACE(sequences,
          '\\{(PROJECT|ORIGINATOR|RECIPIENT|CORR_TYPE|SUB_TYPE|RFA_TYPE|DISCIPLINE|YEAR:(B\\.E\\.|A\\.D\\.)|REV|DATE:[^{}]+)\\}',
          '') REGEXP '[{}]'
     OR (type_code_found = 'RFA' AND (bare NOT LIKE '%{PROJECT}%' OR bare LIKE '%{RECIPIENT}%'))
     OR (type_code_found = 'TRANSMITTAL' AND bare NOT LIKE '%{SUB\_TYPE}%') THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31014, MESSAGE_TEXT = 'the template breaks a rule';
  END IF;
  IF NOT (COALESCE(period IN ('YEARLY', 'FISCAL_YEAR', 'MONTHLY', 'DAILY', 'NEVER'), FALSE)
          AND COALESCE(overflow IN ('WIDEN', 'REFUSE'), FALSE) AND COALESCE(scope IN ('TYPE', 'PROJECT', 'STORE'), FALSE)
          AND COALESCE(taken IN ('SKIP', 'FAIL'), FALSE)) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'a setting has no such value';
  END IF;
END
