CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.source_name(name LONGTEXT CHARACTER SET utf8mb4) RETURNS VARCHAR(255) CHARACTER SET utf8mb4
DETERMINISTIC
NO SQL
SQL SECURITY DEFINER
COMMENT 'a name of another schema as one of ours: what require_reference_item would refuse is taken out of it'
BEGIN
  DECLARE tidy TEXT CHARACTER SET utf8mb4 DEFAULT LEFT(REGEXP_REPLACE(name, {{pattern_of_unsafe}}, ' '), 255);
  SET tidy = REGEXP_REPLACE(tidy, '\\A[\\p{Z}=+@\\x{27}-]+|\\p{Z}+\\z', '');
  RETURN IF(tidy REGEXP {{pattern_of_reference_name}}, tidy, REGEXP_REPLACE(tidy, '\\p{M}', ''));
END
