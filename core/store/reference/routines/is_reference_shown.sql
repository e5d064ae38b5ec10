CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.is_reference_shown(wanted VARCHAR(20) CHARACTER SET utf8mb4, item INT)
RETURNS BOOLEAN
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether a counter, and so a number or a ledger row, or a template is of the row'
RETURN CASE wanted
  WHEN 'PROJECT' THEN EXISTS (SELECT 1 FROM {{store}}.document_number_counters WHERE project_id = item)
    OR EXISTS (SELECT 1 FROM {{store}}.document_number_configs WHERE project_id = item)
  WHEN 'ORGANIZATION' THEN EXISTS (SELECT 1 FROM {{store}}.document_number_counters WHERE originator_organization_id = item)
    OR EXISTS (SELECT 1 FROM {{store}}.document_number_counters WHERE recipient_organization_id = item)
  WHEN 'TYPE' THEN EXISTS (SELECT 1 FROM {{store}}.document_number_counters WHERE correspondence_type_id = item)
    OR EXISTS (SELECT 1 FROM {{store}}.document_number_configs WHERE correspondence_type_id = item)
  WHEN 'SUB_TYPE' THEN EXISTS (SELECT 1 FROM {{store}}.document_number_counters WHERE sub_type_id = item)
  WHEN 'RFA_TYPE' THEN EXISTS (SELECT 1 FROM {{store}}.document_number_counters WHERE rfa_type_id = item)
  WHEN 'DISCIPLINE' THEN EXISTS (SELECT 1 FROM {{store}}.document_number_counters WHERE discipline_id = item)
  ELSE FALSE END
