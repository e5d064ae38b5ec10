CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.joined_counts(
  one MEDIUMTEXT CHARACTER SET ascii, other MEDIUMTEXT CHARACTER SET ascii)
RETURNS MEDIUMTEXT CHARACTER SET ascii
NO SQL
SQL SECURITY DEFINER
COMMENT 'both lists of counts; the same label is added up only now and then, since that costs a hundred times as much'
BEGIN
  IF one = '' OR other = '' THEN
    RETURN CONCAT(one, other);
  END IF;
  IF LENGTH(one) + LENGTH(other) < 6000 THEN
    RETURN CONCAT(one, ',', other);
  END IF;
  RETURN {{api}}.summed_counts(CONCAT(one, ',', other));
END
