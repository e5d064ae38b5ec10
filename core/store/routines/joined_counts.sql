CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.joined_counts(
  one MEDIUMTEXT CHARACTER SET ascii, other MEDIUMTEXT CHARACTER SET ascii)
RETURNS MEDIUMTEXT CHARACTER SET ascii
NO SQL
SQL SECURITY DEFINER
COMMENT 'both lists of counts; the same label is added up only now and then, since that costs a hundred times as much'
BEGIN
  DECLARE summed MEDIUMTEXT CHARACTER SET ascii;
  IF one = '' OR other = '' THEN
    RETURN CONCAT(one, other);
  END IF;
  IF LENGTH(one) + LENGTH(other) < 6000 THEN
    RETURN CONCAT(one, ',', other);
  END IF;
  -- No more labels than a program of ours ever writes: a list must not grow without end.
  SELECT GROUP_CONCAT('[', JSON_QUOTE(label), ',', count, ']' SEPARATOR ',') INTO summed
  FROM (SELECT label, IF(label LIKE 'max:%', MAX(count), LEAST(SUM(count), 4000000000000000)) AS count
        FROM JSON_TABLE(CONCAT('[', one, ',', other, ']'), '$[*]' COLUMNS (
               label VARCHAR(64) CHARACTER SET ascii PATH '$[0]',
               count BIGINT PATH '$[1]')) AS counted
        WHERE label IS NOT NULL AND count >= 0
        GROUP BY label
        ORDER BY label
        LIMIT 2000) AS sums;
  RETURN COALESCE(summed, '');
END
