{{text_places_by_code correspondence_types type_code correspondence_type_id}}
{{text_places_behind_down}}
