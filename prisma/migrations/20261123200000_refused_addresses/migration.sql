-- When a mail server last said of a mail that it never takes mail for its address. A claim forgets the last error; this
-- stays until the mail is taken.
ALTER TABLE "outbox_mails" ADD COLUMN "refused_at" TIMESTAMPTZ(3);

-- Mails that were refused before this was noted by itself.
UPDATE "outbox_mails" SET "refused_at" = COALESCE("gave_up_at", "next_attempt_at", "created_at")
WHERE "sent_at" IS NULL AND "last_error" ~ '^recipient: 5';
