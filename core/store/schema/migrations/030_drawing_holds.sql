-- Which session has a counter locked while a number is worked out (3.11.5.2). Its row is never committed: the
-- session alone sees it, and whoever reads uncommitted, to learn who is in the way.

-- step
CREATE TABLE IF NOT EXISTS drawing_holds (
  connection BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  since      DATETIME(6) NOT NULL
) ENGINE = InnoDB
