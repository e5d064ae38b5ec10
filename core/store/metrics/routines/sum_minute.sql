CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.sum_minute(
  IN at DATETIME, IN of_allocator CHAR(36) CHARACTER SET ascii, IN tallies LONGTEXT CHARACTER SET utf8mb4,
  IN together MEDIUMTEXT CHARACTER SET ascii)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'adds a minute of before there were spans to them, once; upgrading does it'
BEGIN
  DECLARE written INT;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265 BEGIN ROLLBACK; RESIGNAL; END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  CALL {{api}}.lock_span_day(at);
  UPDATE {{store}}.document_number_allocator_minute SET is_summed = TRUE
  WHERE minute = at AND allocator = of_allocator AND NOT is_summed;
  IF ROW_COUNT() > 0 THEN
    SET written = {{api}}.enter_spans(at, tallies,
                                      {{api}}.joined_counts({{api}}.state_counts(at, of_allocator), together));
  END IF;
  COMMIT;
END
