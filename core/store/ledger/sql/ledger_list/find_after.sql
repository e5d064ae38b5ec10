-- The nearest of each event: an index is read in one event.
{{text_row_after ISSUED}}
UNION ALL
{{text_row_after REVISED}}
UNION ALL
{{text_row_after VOIDED}}
UNION ALL
{{text_row_after TAKEN_OVER}}
UNION ALL
{{text_row_after BOUND}}
UNION ALL
{{text_row_after UNUSED}}
