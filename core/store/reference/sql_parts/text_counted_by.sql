COALESCE(%1.counted_by, CASE BINARY %1.type_code
                              WHEN BINARY 'RFA' THEN 'ORIGINATOR,RFA_TYPE,DISCIPLINE'
                              WHEN BINARY 'TRANSMITTAL' THEN 'ORIGINATOR,RECIPIENT,SUB_TYPE'
                              ELSE 'ORIGINATOR,RECIPIENT' END)
