FROM document_number_audit AS voided
WHERE voided.generated_number = asked.generated_number AND voided.event = 'VOIDED'
  AND voided.counter_id = asked.counter_id AND voided.reset_epoch = asked.reset_epoch
  AND voided.sequence_number = asked.sequence_number AND voided.id > asked.id
