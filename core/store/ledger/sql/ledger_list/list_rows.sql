SELECT STRAIGHT_JOIN {{text_columns_listed}}
FROM JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT PATH '$')) AS wanted
JOIN document_number_audit AS audit ON audit.id = wanted.id
{{text_joins_listed note}}
WHERE {{text_project_is_shown counters}}
