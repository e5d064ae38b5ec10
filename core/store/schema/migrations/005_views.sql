-- Daily counters as a sequence per type and date, for programs that were written to such a table.

-- step
CREATE OR REPLACE VIEW document_sequence AS
SELECT correspondence_types.type_code AS sequence_type,
       STR_TO_DATE(CONCAT(counters.current_year, LPAD(counters.current_period, 4, '0')), '%Y%m%d') AS sequence_date,
       SUM(counters.last_number) AS current_no,
       SUM(counters.version) AS version
FROM document_number_counters AS counters
JOIN correspondence_types ON correspondence_types.id = counters.correspondence_type_id
WHERE counters.current_period >= 101
GROUP BY correspondence_types.type_code, counters.current_year, counters.current_period
