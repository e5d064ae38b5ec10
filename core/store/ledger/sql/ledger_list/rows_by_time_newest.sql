-- Of all numbers, for those who are shown all. The index is read, no counter is asked about, and of what was said of
-- numbers later only that is looked up of which there is any nearby.
SELECT STRAIGHT_JOIN {{text_columns_listed}}
FROM document_number_audit AS audit FORCE INDEX (idx_audit_drawn)
{{text_joins_listed note_within}}
WHERE {{text_event_of_number}}
  AND {{text_within_span audit id}}
  AND {{text_all_is_shown}}
ORDER BY audit.created_at DESC, audit.id DESC
LIMIT ?
