{{text_places_by_code organizations organization_code recipient_organization_id}}
{{text_places_behind_up}}
