JOIN document_number_taken AS taken ON taken.number = wanted.number AND taken.request_id IS NOT NULL
LEFT JOIN document_number_configs AS own
  ON own.project_id = taken.project_id AND own.type_slot = taken.correspondence_type_id
LEFT JOIN document_number_configs AS common ON common.project_id = taken.project_id AND common.type_slot = 0
WHERE ('STORE' IN (mine.scope, COALESCE(own.uniqueness_scope, common.uniqueness_scope, 'TYPE'))
       OR taken.project_id = mine.project_id
          AND ('PROJECT' IN (mine.scope, COALESCE(own.uniqueness_scope, common.uniqueness_scope, 'TYPE'))
               OR taken.correspondence_type_id = mine.correspondence_type_id))
