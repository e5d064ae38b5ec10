CONCAT('{"correspondenceTypeId":', correspondence_type_id, ',"disciplineId":', discipline_id, ',"originatorOrgId":',
       originator_organization_id, IF(current_period = 0, '', CONCAT(',"period":', current_period)), ',"projectId":', project_id,
       ',"recipientOrgId":', COALESCE(recipient_organization_id, 'null'), ',"rfaTypeId":', rfa_type_id, ',"subTypeId":', sub_type_id,
       ',"year":', current_year, '}')
