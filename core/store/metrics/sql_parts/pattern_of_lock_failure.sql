'(?:timeout|unavailable)'
