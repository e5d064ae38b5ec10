-- Which numbers of registers a document has: asked before it gets a number.

-- step
ALTER TABLE take_over_numbers ADD KEY IF NOT EXISTS idx_take_over_document (document_id)
