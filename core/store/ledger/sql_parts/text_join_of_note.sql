LEFT JOIN document_number_noted AS noted_%1
  ON noted_%1.kind = '%1' AND noted_%1.created_at = audit.created_at AND noted_%1.audit_id = audit.id
