-- twin
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.{{twin}}counters_in_use(
  asked LONGTEXT CHARACTER SET utf8mb4, stamp BIGINT) RETURNS LONGTEXT CHARACTER SET utf8mb4
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'those of the counters [id, version, number, how many] whose parts are all in use, as require_open_parts asks of one; NULL if there are none. Whose parts were looked at under this stamp of the rules is not asked again'
BEGIN
  DECLARE chosen LONGTEXT CHARACTER SET utf8mb4;
  SELECT CONCAT('[', GROUP_CONCAT(JSON_ARRAY(wanted.id, wanted.version, wanted.number, wanted.many) ORDER BY wanted.place SEPARATOR ','), ']')
  INTO chosen
  FROM JSON_TABLE(asked, '$[*]' COLUMNS (
         place FOR ORDINALITY, id BIGINT PATH '$[0]', version INT PATH '$[1]', number INT PATH '$[2]', many INT PATH '$[3]')) AS wanted
  STRAIGHT_JOIN {{store}}.document_number_counters AS known ON known.id = wanted.id
  WHERE known.rules_stamp = stamp OR EXISTS (SELECT 1 {{from_counters_in_use}} AND counters.id = known.id);
  RETURN chosen;
END
