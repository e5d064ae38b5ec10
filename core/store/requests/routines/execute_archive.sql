CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.execute_archive(request BIGINT, actor INT) RETURNS BOOLEAN
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'inside the statement that has marked the request as executed, after require_fresh_archive: where each chain stands at the end of the archive, for whoever walks the ledger once its rows are gone. They stay where they are'
BEGIN
  DECLARE after_id BIGINT;
  DECLARE last_id BIGINT;
  SELECT CAST(JSON_VALUE(facts, '$.after') AS SIGNED), CAST(JSON_VALUE(facts, '$.last') AS SIGNED) INTO after_id, last_id
  FROM {{store}}.requests WHERE id = request;
  INSERT INTO {{store}}.ledger_archive_heads
    (counter_id, last_row_id, request_id, row_hash, chain_length, reset_epoch, sequence_number, has_register)
  SELECT ends.counter_id, ends.last_row_id, request, newest.row_hash, COALESCE(earlier.chain_length, 0) + ends.chained,
         COALESCE(drawn.reset_epoch, earlier.reset_epoch, 0), COALESCE(drawn.sequence_number, earlier.sequence_number, 0),
         ends.registers > 0 OR COALESCE(earlier.has_register, FALSE)
  FROM (SELECT counter_id, MAX(id) AS last_row_id, COUNT(row_hash) AS chained,
               MAX(IF(event IN ('ISSUED', 'TAKEN_OVER'), id, NULL)) AS drawn_id, SUM(event = 'TAKEN_OVER') AS registers
        FROM {{store}}.document_number_audit
        WHERE id > after_id AND id <= last_id
        GROUP BY counter_id) AS ends
  JOIN {{store}}.document_number_audit AS newest ON newest.id = ends.last_row_id
  LEFT JOIN {{store}}.document_number_audit AS drawn ON drawn.id = ends.drawn_id
  LEFT JOIN {{store}}.ledger_archive_heads AS earlier
    ON earlier.counter_id = ends.counter_id
    AND earlier.last_row_id = (SELECT MAX(older.last_row_id) FROM {{store}}.ledger_archive_heads AS older
                               WHERE older.counter_id = ends.counter_id)
  -- Rows of before the ledger was chained are followed by no hash.
  WHERE newest.row_hash IS NOT NULL;
  RETURN TRUE;
END
