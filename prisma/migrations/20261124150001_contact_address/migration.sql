-- Where shoppers reach the shop, on a page that anyone may see.
ALTER TABLE "tenants" ADD COLUMN "contact_email" TEXT;

-- What shoppers' answers to mails go to already, until the owner says otherwise.
UPDATE "tenants" SET "contact_email" = COALESCE("reply_to_email", "notification_email");

ALTER TABLE "tenants"
  ADD CONSTRAINT "tenants_contact_email_check" CHECK (length("contact_email") BETWEEN 3 AND 254);

GRANT UPDATE ("contact_email") ON "tenants" TO makerfront_tenant;
GRANT SELECT ("contact_email") ON "tenants" TO makerfront_platform;
