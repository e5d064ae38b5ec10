CASE WHEN EXISTS (SELECT 1 FROM document_number_noted AS noted WHERE noted.kind = 'VOIDED'
                    AND noted.created_at = audit.created_at AND noted.audit_id = audit.id) THEN 'VOIDED'
       WHEN EXISTS (SELECT 1 FROM document_number_noted AS noted WHERE noted.kind = 'UNUSED'
                    AND noted.created_at = audit.created_at AND noted.audit_id = audit.id) THEN 'UNUSED'
       WHEN EXISTS (SELECT 1 FROM document_number_noted AS noted WHERE noted.kind = 'REVISED'
                    AND noted.created_at = audit.created_at AND noted.audit_id = audit.id) THEN 'REPLACED'
       WHEN audit.event = 'TAKEN_OVER' THEN 'IMPORTED'
       ELSE 'IN_FORCE' END
