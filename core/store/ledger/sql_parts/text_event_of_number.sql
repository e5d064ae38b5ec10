audit.event IN ('ISSUED', 'REVISED', 'TAKEN_OVER')
