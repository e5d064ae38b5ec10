JOIN document_number_counters AS counters ON counters.id = audit.counter_id
{{text_join_of_%1 BOUND}}
LEFT JOIN document_number_audit AS named ON named.id = noted_BOUND.by_id
{{text_join_of_%1 VOIDED}}
{{text_join_of_%1 UNUSED}}
{{text_join_of_%1 REVISED}}
LEFT JOIN document_number_audit AS ending ON ending.id = COALESCE(noted_VOIDED.by_id, noted_UNUSED.by_id, noted_REVISED.by_id)
