-- When the present password was set through a mailed link that left the second factor as it was. For a day
-- after that its owner cannot reset that factor alone, since the mailbox would then suffice for both.
ALTER TABLE accounts ADD COLUMN password_reset_at timestamptz;
