-- What a mail says is sealed while it waits: it may be a key, of which the database else keeps a hash alone.

-- The words of mails that were queued before, until they are sent. Renamed, so that a server of before that
-- still runs takes up no mail which it would send empty.
ALTER TABLE mail_outbox RENAME COLUMN body TO unsealed_text;
ALTER TABLE mail_outbox RENAME COLUMN html TO unsealed_html;
ALTER TABLE mail_outbox ALTER COLUMN unsealed_text DROP NOT NULL;

ALTER TABLE mail_outbox
  -- AES-256-GCM, as of the two-factor seeds: cipher text with its tag, nonce, and the key's id.
  ADD COLUMN sealed bytea,
  ADD COLUMN sealed_nonce bytea,
  ADD COLUMN sealed_key_id text,
  ADD CHECK ((sealed IS NULL) = (sealed_nonce IS NULL) AND (sealed IS NULL) = (sealed_key_id IS NULL)),
  ADD CHECK (sealed IS NULL OR unsealed_text IS NULL);

UPDATE mail_outbox SET unsealed_text = NULL, unsealed_html = NULL WHERE sent_at IS NOT NULL;
