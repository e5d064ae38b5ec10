CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.summed_counts(list MEDIUMTEXT CHARACTER SET ascii)
RETURNS MEDIUMTEXT CHARACTER SET ascii
NO SQL
SQL SECURITY DEFINER
COMMENT 'a list of counts with each label once'
BEGIN
  -- Earlier versions let services invent labels: what no program of ours reads is left out, so that it displaces nothing.
  DECLARE known TEXT CHARACTER SET ascii DEFAULT CONCAT(
    '\\A(?:[dw]:(?:', {{pattern_of_bucket}}, '|sum)|r:(?:[0-9]|1[01]|sum)|e:', {{pattern_of_failure_class}},
    '|l:', {{pattern_of_lock_failure}}, '|numbers|fallbacks|skipped|minutes|allocators|max:(?:[dw]|sessions|limit|waiting)',
    '|redis:(?:UP|DOWN|UNUSED)|store:(?:UP|DOWN)|replicas:[0-9]{1,10})\\z');
  DECLARE summed MEDIUMTEXT CHARACTER SET ascii;
  SELECT GROUP_CONCAT('[', JSON_QUOTE(label), ',', count, ']' SEPARATOR ',') INTO summed
  FROM (SELECT label, IF(label LIKE 'max:%', MAX(count), LEAST(SUM(count), 4000000000000000)) AS count
        FROM JSON_TABLE(CONCAT('[', list, ']'), '$[*]' COLUMNS (
               label VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin PATH '$[0]',
               count BIGINT PATH '$[1]')) AS counted
        WHERE label IS NOT NULL AND count >= 0
        GROUP BY label
        HAVING label REGEXP known) AS sums;
  RETURN COALESCE(summed, '');
END
