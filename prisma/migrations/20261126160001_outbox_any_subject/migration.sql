-- A mail can be owed to a person without an order, such as a link for a new password. What such a mail tells is kept
-- beside it, sealed, and only until it was sent or given up. After `expires_at` the mail is dropped.
ALTER TABLE "outbox_mails"
  ALTER COLUMN "order_id" DROP NOT NULL,
  ADD COLUMN "recipient" TEXT,
  ADD COLUMN "sealed_parameters" TEXT,
  ADD COLUMN "expires_at" TIMESTAMPTZ(3);

ALTER TABLE "outbox_mails"
  DROP CONSTRAINT "outbox_mails_kind_check",
  ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("kind" IN ('order_confirmation', 'new_order', 'payment_pending', 'refund', 'order_completed', 'order_cancelled', 'order_link', 'password_reset')),
  -- About an order, or to a recipient.
  ADD CONSTRAINT "outbox_mails_matter_check" CHECK (num_nonnulls("order_id", "recipient") = 1),
  ADD CONSTRAINT "outbox_mails_recipient_check" CHECK (char_length("recipient") BETWEEN 1 AND 254),
  ADD CONSTRAINT "outbox_mails_parameters_check" CHECK ("sealed_parameters" IS NULL
    OR ("recipient" IS NOT NULL AND octet_length("sealed_parameters") <= 16384 AND "sent_at" IS NULL AND "gave_up_at" IS NULL)),
  ADD CONSTRAINT "outbox_mails_expires_at_check" CHECK ("expires_at" IS NULL OR "recipient" IS NOT NULL);

CREATE UNIQUE INDEX "outbox_mails_tenant_id_recipient_kind_subject_key"
  ON "outbox_mails" ("tenant_id", "recipient", "kind", "subject");

-- The key to the order did this for mails about orders.
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A shop's scope may forget what a mail tells. It can neither change it nor lead the mail to another address: what is
-- sealed opens for its own recipient alone.
GRANT UPDATE ("sealed_parameters") ON "outbox_mails" TO makerfront_tenant;
-- Links for new passwords are made across shops, and their mails in the same transaction. Nothing across shops reads
-- whom they go to or what they tell.
GRANT INSERT ("tenant_id", "id", "kind", "subject", "recipient", "sealed_parameters", "expires_at", "attempts", "next_attempt_at", "created_at")
  ON "outbox_mails" TO makerfront_platform;
