UPDATE document_number_configs
SET template = ?, period = ?, overflow_policy = ?, uniqueness_scope = ?, taken_policy = ?, version = version + 1,
    changed_by = ?, changed_at = UTC_TIMESTAMP(6), change_reason = ?
WHERE id = ? AND version = ?
