EXISTS (SELECT 1 FROM document_number_noted AS noted WHERE noted.kind = '%1'
          AND noted.created_at = audit.created_at AND noted.audit_id = audit.id)
