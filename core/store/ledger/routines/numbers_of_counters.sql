-- twin
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.{{twin}}numbers_of_counters(
  drawn LONGTEXT CHARACTER SET utf8mb4, counters LONGTEXT CHARACTER SET utf8mb4) RETURNS LONGTEXT CHARACTER SET utf8mb4
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'those of the numbers that say that they are of these counters, in their order, for enter_several'
BEGIN
  DECLARE chosen LONGTEXT CHARACTER SET utf8mb4;
  SELECT CONCAT('[', GROUP_CONCAT(JSON_EXTRACT(drawn, CONCAT('$[', asked.place - 1, ']')) ORDER BY asked.place SEPARATOR ','), ']')
  INTO chosen
  FROM JSON_TABLE(drawn, '$[*]' COLUMNS (place FOR ORDINALITY, counter_id BIGINT PATH '$[10]')) AS asked
  JOIN JSON_TABLE(counters, '$[*]' COLUMNS (id BIGINT PATH '$[0]')) AS kept ON kept.id = asked.counter_id;
  RETURN chosen;
END
