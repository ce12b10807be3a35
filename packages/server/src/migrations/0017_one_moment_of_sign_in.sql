-- A session is made by signing in, so when it was made is when its holder last proved password and code.
ALTER TABLE sessions DROP COLUMN authenticated_at;

-- A token that was used is deleted.
ALTER TABLE pre_authentications DROP COLUMN used_at;
