-- Nodes of a cluster were given rows that nobody had committed, each node others, and one that was to get such a row a second
-- time left the cluster. No draw rests on a row of before.

-- step
TRUNCATE TABLE drawing_holds

-- step
ALTER TABLE drawing_holds
  MODIFY connection BIGINT UNSIGNED NOT NULL COMMENT 'its server and its id there: nodes of a cluster count theirs alike'
