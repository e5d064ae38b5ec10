-- The nearest of each event: an index is read in one event.
{{text_row_before ISSUED}}
UNION ALL
{{text_row_before REVISED}}
UNION ALL
{{text_row_before VOIDED}}
UNION ALL
{{text_row_before TAKEN_OVER}}
UNION ALL
{{text_row_before BOUND}}
UNION ALL
{{text_row_before UNUSED}}
