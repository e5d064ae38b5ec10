SELECT (SELECT MIN(created_at) FROM document_number_audit) AS oldest,
       (SELECT COUNT(*) FROM document_number_audit FORCE INDEX (idx_audit_drawn) WHERE created_at < CAST(? AS DATETIME(6))) AS old_rows,
       -- Tables of the server itself: capitals, so that they are not taken for tables of the store.
       (SELECT data_length + index_length FROM INFORMATION_SCHEMA.TABLES
        WHERE table_schema = CONVERT(? USING utf8mb3) COLLATE utf8mb3_general_ci AND table_name = 'document_number_audit') AS byte_count
