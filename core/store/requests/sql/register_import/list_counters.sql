SELECT asking.project_id, asking.correspondence_type_id, wanted.originator_organization_id,
       wanted.recipient_organization_id, wanted.sub_type_id, wanted.rfa_type_id, wanted.discipline_id,
       wanted.current_year, wanted.current_period, wanted.seen_number, wanted.seen_version, wanted.new_number,
       wanted.number_count, wanted.missing_count, wanted.first_line, wanted.last_line
FROM take_over_counters AS wanted
JOIN requests AS asking ON asking.id = wanted.request_id
WHERE wanted.request_id = ?
ORDER BY wanted.position
