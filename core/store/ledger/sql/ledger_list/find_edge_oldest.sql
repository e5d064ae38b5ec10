-- How far so many rows reach: one index alone is read.
{{text_edge_of_span MAX ASC}}
