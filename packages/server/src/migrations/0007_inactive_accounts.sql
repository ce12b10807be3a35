-- An account that nobody uses is closed after a time, or deleted where nothing rests on it.

ALTER TABLE accounts
  -- When its owner was last told. Counts only where the account has not been used since.
  ADD COLUMN inactivity_warned_at timestamptz(3),
  -- Its password and second factors are deleted; an administrator can open it again.
  ADD COLUMN closed_at timestamptz(3),
  ADD CHECK (closed_at IS NULL OR NOT activated);
