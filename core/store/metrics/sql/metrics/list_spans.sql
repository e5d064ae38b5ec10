SELECT start, project_id, correspondence_type_id, counts
{{from_spans_of_everything}}
