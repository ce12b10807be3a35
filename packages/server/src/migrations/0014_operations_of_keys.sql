-- Who uses a key again for something else is told the id of what it has created only where that is of one kind.

ALTER TABLE idempotency_keys ADD COLUMN operation_id text CHECK (char_length(operation_id) <= 100);
