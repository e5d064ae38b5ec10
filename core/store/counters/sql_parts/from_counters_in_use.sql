FROM document_number_counters AS counters
JOIN projects AS projects ON projects.id = counters.project_id AND projects.is_active
JOIN correspondence_types AS types ON types.id = counters.correspondence_type_id AND types.is_active
LEFT JOIN organizations AS senders ON senders.id = counters.originator_organization_id
LEFT JOIN organizations AS recipients ON recipients.id = counters.recipient_organization_id
LEFT JOIN correspondence_sub_types AS sub_types ON sub_types.id = counters.sub_type_id
LEFT JOIN rfa_types AS rfa_types ON rfa_types.id = counters.rfa_type_id
LEFT JOIN disciplines AS disciplines ON disciplines.id = counters.discipline_id
WHERE COALESCE(senders.is_active, TRUE) AND COALESCE(recipients.is_active, TRUE) AND COALESCE(sub_types.is_active, TRUE)
  AND COALESCE(rfa_types.is_active, TRUE) AND COALESCE(disciplines.is_active, TRUE)
