-- What failed tells its parts itself, or the key of its counter.
SELECT errors.id, errors.reference, errors.error_type, errors.error_message, errors.stack_trace, errors.context_data, errors.user_id,
       errors.ip_address, errors.created_at, errors.resolved_at
FROM document_number_errors AS errors
WHERE (? = 0 OR errors.id < ?)
  AND (? = '' OR errors.error_type = ?)
  AND (? = 0 OR errors.resolved_at IS NULL)
  AND (? = '' OR errors.reference = CONVERT(? USING ascii))
  AND (? IS NULL OR errors.created_at >= CAST(? AS DATETIME(6)))
  AND (? IS NULL OR errors.created_at < CAST(? AS DATETIME(6)))
  AND (? IS NULL OR COALESCE(JSON_VALUE(errors.context_data, '$.projectId'),
                             JSON_VALUE(errors.context_data, '$.counterKey.projectId')) = ?)
  AND (? IS NULL OR COALESCE(JSON_VALUE(errors.context_data, '$.correspondenceTypeId'),
                             JSON_VALUE(errors.context_data, '$.counterKey.correspondenceTypeId')) = ?)
  AND (? IS NULL OR COALESCE(JSON_VALUE(errors.context_data, '$.originatorOrgId'),
                             JSON_VALUE(errors.context_data, '$.counterKey.originatorOrgId')) = ?)
  AND (? IS NULL OR COALESCE(JSON_VALUE(errors.context_data, '$.recipientOrgIds[0]'),
                             JSON_VALUE(errors.context_data, '$.counterKey.recipientOrgId')) = ?)
ORDER BY errors.id DESC
LIMIT ?
