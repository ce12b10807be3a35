-- Mails in two forms, and one-time backup codes for two-factor.

-- NULL in mails that were queued before there was one.
ALTER TABLE mail_outbox ADD COLUMN html text;

-- Ten at a time. A used code stays until the ten are replaced, so that it is never given out again.
CREATE TABLE backup_codes (
  account_id integer NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- Keyed hash of account and code: a copy of the database alone does not let anybody try codes.
  code_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  used_at timestamptz(3),
  PRIMARY KEY (account_id, code_hash)
);
