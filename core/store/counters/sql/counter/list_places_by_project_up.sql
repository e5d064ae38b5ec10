{{text_places_by_code projects project_code project_id}}
{{text_places_behind_up}}
