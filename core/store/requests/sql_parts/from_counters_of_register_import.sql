FROM take_over_counters AS wanted
JOIN requests AS asking ON asking.id = wanted.request_id
JOIN document_number_counters AS counters
  ON counters.project_id = asking.project_id
  AND counters.originator_organization_id = wanted.originator_organization_id
  AND counters.recipient_slot = COALESCE(wanted.recipient_organization_id, 0)
  AND counters.correspondence_type_id = asking.correspondence_type_id AND counters.sub_type_id = wanted.sub_type_id
  AND counters.rfa_type_id = wanted.rfa_type_id AND counters.discipline_id = wanted.discipline_id
  AND counters.current_year = wanted.current_year AND counters.current_period = wanted.current_period
