-- Where shoppers reach the shop, on a page that anyone may see.
ALTER TABLE "tenants" ADD COLUMN "contact_email" TEXT;

-- Only the address that an owner has named for answers. The one for new orders may be a sign-in name, and was filled in by
-- itself: nobody agreed to see it published.
UPDATE "tenants" SET "contact_email" = "reply_to_email";

ALTER TABLE "tenants"
  ADD CONSTRAINT "tenants_contact_email_check" CHECK (length("contact_email") BETWEEN 3 AND 254);

GRANT UPDATE ("contact_email") ON "tenants" TO makerfront_tenant;
GRANT SELECT ("contact_email") ON "tenants" TO makerfront_platform;
