CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.execute_archive(request BIGINT, actor INT) RETURNS BOOLEAN
NO SQL
SQL SECURITY DEFINER
COMMENT 'that the request is executed says all: its rows are archived, and stay where they are'
RETURN TRUE
