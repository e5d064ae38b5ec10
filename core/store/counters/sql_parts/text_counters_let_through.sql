(? IS NULL OR candidates.project_id = ?)
  AND (? IS NULL OR candidates.correspondence_type_id = ?)
  AND (? IS NULL OR candidates.originator_organization_id = ? OR candidates.recipient_organization_id = ?)
  AND (? IS NULL OR candidates.current_year = ?)
