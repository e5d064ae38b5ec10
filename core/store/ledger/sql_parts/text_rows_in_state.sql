(? = '' OR {{text_state_of_row}} = ?)
  AND (? = 0 OR EXISTS (SELECT 1 FROM document_number_noted AS noted WHERE noted.kind = 'RETRIED'
                        AND noted.created_at = audit.created_at AND noted.audit_id = audit.id))
  AND (? = 0 OR EXISTS (SELECT 1 FROM document_number_noted AS noted WHERE noted.kind = 'FALLBACK'
                        AND noted.created_at = audit.created_at AND noted.audit_id = audit.id))
  AND (? = 0 OR EXISTS (SELECT 1 FROM document_number_noted AS noted WHERE noted.kind = 'SKIPPED'
                        AND noted.created_at = audit.created_at AND noted.audit_id = audit.id))
