noted_%1.audit_id IS NOT NULL
