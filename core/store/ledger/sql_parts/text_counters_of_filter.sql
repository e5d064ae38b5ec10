(? IS NULL OR counters.project_id = ?)
  AND (? IS NULL OR counters.correspondence_type_id = ?)
  AND (? IS NULL OR counters.originator_organization_id = ?)
  AND (? IS NULL OR counters.recipient_organization_id = ?)
  AND {{text_project_is_shown counters}}
