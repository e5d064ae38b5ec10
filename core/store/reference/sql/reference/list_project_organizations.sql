SELECT members.project_id, members.organization_id
{{from_members}}
ORDER BY members.project_id, members.organization_id
