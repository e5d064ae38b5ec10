FROM (SELECT id FROM document_number_audit WHERE id = issued_id
      UNION ALL
      SELECT id FROM document_number_audit
      WHERE counter_id = counter AND event = 'REVISED' AND created_at >= issued_at AND reset_epoch = epoch
        AND sequence_number = sequence) AS texts
JOIN document_number_audit AS issued ON issued.id = texts.id
JOIN document_number_taken AS taken ON taken.number = issued.generated_number AND taken.request_id = issued.request_id
