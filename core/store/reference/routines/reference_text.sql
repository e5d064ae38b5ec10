CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.reference_text(
  code TEXT CHARACTER SET utf8mb4, short_code TEXT CHARACTER SET utf8mb4, name_th TEXT CHARACTER SET utf8mb4,
  name_en TEXT CHARACTER SET utf8mb4, name_zh TEXT CHARACTER SET utf8mb4, place_in_list INT, active BOOLEAN,
  starts_on DATE, ends_on DATE, parties TEXT CHARACTER SET utf8mb4)
RETURNS LONGTEXT CHARACTER SET utf8mb4
DETERMINISTIC
NO SQL
SQL SECURITY DEFINER
COMMENT 'a row as the admin log shows it before and after a change'
-- Without "+ 0" JSON_OBJECT takes a variable for a text.
RETURN JSON_OBJECT('code', code, 'shortCode', NULLIF(short_code, ''), 'nameThai', name_th, 'nameEnglish', name_en,
                   'nameChinese', name_zh, 'order', place_in_list + 0, 'active', active + 0, 'startsOn', starts_on,
                   'endsOn', ends_on, 'organizations', parties)
