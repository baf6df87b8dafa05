-- PayPal's partner mode: a shop is paid on its own PayPal account by orders of the platform's, and PayPal gives the platform
-- its fee with each capture.

-- The shop's account at PayPal, if it is connected through the platform; paypal_client_id is the platform's then.
ALTER TABLE "tenants"
  ADD COLUMN "paypal_merchant_id" TEXT,
  ADD CONSTRAINT "tenants_paypal_merchant_id_check" CHECK (
    "paypal_merchant_id" IS NULL OR ("paypal_client_id" IS NOT NULL AND "paypal_secret_encrypted" IS NULL AND "paypal_webhook_id" IS NULL));
CREATE INDEX "tenants_paypal_merchant_id_idx" ON "tenants" ("paypal_merchant_id") WHERE "paypal_merchant_id" IS NOT NULL;
GRANT SELECT ("paypal_merchant_id") ON "tenants" TO makerfront_platform;
GRANT UPDATE ("paypal_merchant_id") ON "tenants" TO makerfront_tenant;

-- The account that a payment goes to, and what PayPal gives the platform of its capture.
ALTER TABLE "payments"
  ADD COLUMN "paypal_merchant_id" TEXT,
  ADD COLUMN "partner_fee_cents" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "payments_partner_check" CHECK (("paypal_merchant_id" IS NOT NULL) = ("fee_collection" = 'at_paypal')),
  ADD CONSTRAINT "payments_partner_fee_cents_check" CHECK (
    "partner_fee_cents" BETWEEN 0 AND "amount_cents" AND ("partner_fee_cents" = 0 OR "paypal_merchant_id" IS NOT NULL));
GRANT SELECT ("paypal_merchant_id", "partner_fee_cents") ON "payments" TO makerfront_platform;
-- PayPal's messages to the platform name an order or a capture, and no shop.
CREATE INDEX "payments_partner_order_idx" ON "payments" ("paypal_order_id") WHERE "paypal_merchant_id" IS NOT NULL;
CREATE INDEX "payments_partner_capture_idx" ON "payments" ("paypal_capture_id") WHERE "paypal_merchant_id" IS NOT NULL;

-- What PayPal is asked to give the shop back of that; null until it is asked.
ALTER TABLE "refunds"
  ADD COLUMN "partner_fee_cents" INTEGER,
  ADD CONSTRAINT "refunds_partner_fee_cents_check" CHECK ("partner_fee_cents" >= 0);
GRANT UPDATE ("partner_fee_cents") ON "refunds" TO makerfront_tenant;

-- A shop's tries to connect. The id goes to PayPal, which alone can say what came of it.
CREATE TABLE "paypal_referrals" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "paypal_referrals_pkey" PRIMARY KEY ("tenant_id", "id")
);
ALTER TABLE "paypal_referrals" ADD CONSTRAINT "paypal_referrals_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "paypal_referrals" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "paypal_referrals_own_rows" ON "paypal_referrals" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "paypal_referrals" TO makerfront_tenant;
