FROM JSON_TABLE(drawn, '$[*]' COLUMNS (request_id VARCHAR(37) CHARACTER SET ascii COLLATE ascii_bin PATH '$[0]')) AS entered
JOIN document_number_audit AS audit FORCE INDEX (uq_audit_request) ON audit.request_id = entered.request_id
JOIN document_number_counters AS known FORCE INDEX (PRIMARY) ON known.id = audit.counter_id
