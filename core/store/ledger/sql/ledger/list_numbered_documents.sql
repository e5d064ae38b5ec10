SELECT audit.document_id, audit.generated_number AS number, audit.id AS place
FROM JSON_TABLE(?, '$[*]' COLUMNS (document_id BIGINT PATH '$')) AS wanted
JOIN document_number_audit AS audit ON audit.document_id = wanted.document_id
UNION
SELECT numbers.document_id, numbers.number, 0 AS place
FROM JSON_TABLE(?, '$[*]' COLUMNS (document_id BIGINT PATH '$')) AS wanted
JOIN take_over_numbers AS numbers ON numbers.document_id = wanted.document_id
JOIN requests AS asking ON asking.id = numbers.request_id AND asking.state = 'EXECUTED'
ORDER BY place
