{{text_places_by_code organizations organization_code originator_organization_id}}
{{text_places_behind_up}}
