-- Shoppers with an account. They belong to one shop: the same address at two shops is two customers, and no row of one
-- leads to the other. Staff stay `users`, who belong to the platform.
CREATE TABLE "customers" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    -- In lower case. An address counts as theirs once it is verified.
    "email" TEXT,
    "email_verified_at" TIMESTAMPTZ(3),
    -- E.164, such as +15550100.
    "phone" TEXT,
    "phone_verified_at" TIMESTAMPTZ(3),
    "name" TEXT NOT NULL DEFAULT '',
    -- Null for a customer who signs in by code only.
    "password_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_signed_in_at" TIMESTAMPTZ(3),

    CONSTRAINT "customers_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "customers_reachable_check" CHECK ("email" IS NOT NULL OR "phone" IS NOT NULL),
    CONSTRAINT "customers_email_check" CHECK ("email" = lower("email") AND length("email") BETWEEN 3 AND 254),
    CONSTRAINT "customers_phone_check" CHECK ("phone" ~ '^\+[1-9][0-9]{5,14}$'),
    CONSTRAINT "customers_name_check" CHECK (length("name") <= 200),
    CONSTRAINT "customers_verified_check" CHECK (
      ("email" IS NOT NULL OR "email_verified_at" IS NULL) AND ("phone" IS NOT NULL OR "phone_verified_at" IS NULL)
    )
);
CREATE UNIQUE INDEX "customers_tenant_id_email_key" ON "customers" ("tenant_id", "email");
CREATE UNIQUE INDEX "customers_tenant_id_phone_key" ON "customers" ("tenant_id", "phone");
ALTER TABLE "customers" ADD CONSTRAINT "customers_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "customer_addresses" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL,
    "address_line2" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "zip" TEXT NOT NULL,
    "country" TEXT NOT NULL DEFAULT 'US',
    -- The one that the checkout begins with.
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_addresses_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "customer_addresses_country_check" CHECK ("country" ~ '^[A-Z]{2}$')
);
CREATE INDEX "customer_addresses_tenant_id_customer_id_idx" ON "customer_addresses" ("tenant_id", "customer_id");
CREATE UNIQUE INDEX "customer_addresses_default_key" ON "customer_addresses" ("tenant_id", "customer_id") WHERE "is_default";
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_tenant_id_customer_id_fkey"
  FOREIGN KEY ("tenant_id", "customer_id") REFERENCES "customers" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Six digits that were sent to an address or a number. One at a time for each purpose and browser that asked: a new one
-- replaces the last. A stranger who asks for codes of somebody's address neither voids theirs nor uses up its tries.
CREATE TABLE "one_time_codes" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    -- Null while there is no account for the address: the first right code makes it.
    "customer_id" UUID,
    "purpose" TEXT NOT NULL,
    -- An e-mail address in lower case, or a phone number in E.164.
    "address" TEXT NOT NULL,
    -- Of the browser that asked, as a hash; empty for a code that was asked for without one.
    "requester" TEXT NOT NULL DEFAULT '',
    -- Keyed, so that a copy of this table does not give away a million possible codes (lib/auth/codes).
    "code_hash" TEXT NOT NULL,
    -- What the code confirms, such as the new address.
    "detail" JSONB NOT NULL DEFAULT '{}',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "one_time_codes_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "one_time_codes_purpose_check" CHECK (
      "purpose" IN ('sign_in', 'confirm', 'recovery', 'email_change', 'phone_change', 'reauthentication')
    ),
    CONSTRAINT "one_time_codes_tries_check" CHECK ("tries" BETWEEN 0 AND 5)
);
CREATE UNIQUE INDEX "one_time_codes_tenant_id_purpose_address_requester_key" ON "one_time_codes" ("tenant_id", "purpose", "address", "requester");
CREATE INDEX "one_time_codes_expires_at_idx" ON "one_time_codes" ("expires_at");
CREATE INDEX "one_time_codes_tenant_id_customer_id_idx" ON "one_time_codes" ("tenant_id", "customer_id");
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_tenant_id_customer_id_fkey"
  FOREIGN KEY ("tenant_id", "customer_id") REFERENCES "customers" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A session is of a person of the platform or of a customer of the shop, never of both.
ALTER TABLE "sessions"
  ALTER COLUMN "user_id" DROP NOT NULL,
  ADD COLUMN "customer_id" UUID,
  -- 2 once a second factor was given (NIST SP 800-63B's assurance level).
  ADD COLUMN "assurance_level" INTEGER NOT NULL DEFAULT 1,
  -- How the person proved who they are, such as {password,totp} (RFC 8176).
  ADD COLUMN "methods" TEXT[] DEFAULT ARRAY[]::TEXT[],
  -- When they last did: what matters is asked again after ten minutes.
  ADD COLUMN "proved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD CONSTRAINT "sessions_person_check" CHECK (("user_id" IS NULL) <> ("customer_id" IS NULL)),
  ADD CONSTRAINT "sessions_assurance_level_check" CHECK ("assurance_level" IN (1, 2));
CREATE INDEX "sessions_tenant_id_customer_id_last_used_at_idx" ON "sessions" ("tenant_id", "customer_id", "last_used_at" DESC);
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_customer_id_fkey"
  FOREIGN KEY ("tenant_id", "customer_id") REFERENCES "customers" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whose account an order was placed with. Guest orders of a proven address are found by the address.
ALTER TABLE "orders" ADD COLUMN "customer_id" UUID;
CREATE INDEX "orders_tenant_id_customer_id_created_at_idx" ON "orders" ("tenant_id", "customer_id", "created_at" DESC);
CREATE INDEX "orders_tenant_id_lower_customer_email_idx" ON "orders" ("tenant_id", lower("customer_email"));
-- Deleting an account empties it first (lib/auth/customers/delete-customer.ts).
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_customer_id_fkey"
  FOREIGN KEY ("tenant_id", "customer_id") REFERENCES "customers" ("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "customers_own_rows" ON "customers" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "customers" TO makerfront_tenant;
GRANT UPDATE ("email", "email_verified_at", "phone", "phone_verified_at", "name", "password_hash", "updated_at", "last_signed_in_at") ON "customers" TO makerfront_tenant;

ALTER TABLE "customer_addresses" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "customer_addresses_own_rows" ON "customer_addresses" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "customer_addresses" TO makerfront_tenant;
GRANT UPDATE ("name", "phone", "address", "address_line2", "city", "state", "zip", "country", "is_default") ON "customer_addresses" TO makerfront_tenant;

ALTER TABLE "one_time_codes" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "one_time_codes_own_rows" ON "one_time_codes" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "one_time_codes_platform" ON "one_time_codes" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON "one_time_codes" TO makerfront_tenant;
GRANT UPDATE ("customer_id", "code_hash", "detail", "tries", "created_at", "expires_at", "used_at") ON "one_time_codes" TO makerfront_tenant;
-- The sweep removes what has run out, of every shop, and reads nothing else of it.
GRANT SELECT ("tenant_id", "id", "expires_at"), DELETE ON "one_time_codes" TO makerfront_platform;

GRANT UPDATE ("assurance_level", "methods", "proved_at") ON "sessions" TO makerfront_tenant;
GRANT SELECT ("customer_id", "assurance_level", "methods", "proved_at") ON "sessions" TO makerfront_platform;
GRANT UPDATE ("customer_id") ON "orders" TO makerfront_tenant;

ALTER TABLE "outbox_mails"
  DROP CONSTRAINT "outbox_mails_kind_check",
  ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("kind" IN ('order_confirmation', 'new_order', 'payment_pending', 'refund', 'order_completed', 'order_cancelled', 'order_link', 'password_reset', 'one_time_code'));
