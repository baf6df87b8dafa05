-- The checklist of a new shop is computed from what the shop has. Only what its people put off is kept.
ALTER TABLE "tenants"
  ADD COLUMN "setup_later" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD CONSTRAINT "tenants_setup_later_check" CHECK (
    "setup_later" <@ ARRAY['product', 'paypal', 'policies', 'look', 'test', 'open'] AND cardinality("setup_later") <= 6);
GRANT UPDATE ("setup_later") ON "tenants" TO makerfront_tenant;
GRANT SELECT ("setup_later") ON "tenants" TO makerfront_platform;

-- What a shop tells of shipping, returns and privacy, each on a page of its own. An empty text has no page: its owner has
-- decided so.
CREATE TABLE "policies" (
    "tenant_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "policies_pkey" PRIMARY KEY ("tenant_id", "kind"),
    CONSTRAINT "policies_kind_check" CHECK ("kind" IN ('shipping', 'returns', 'privacy')),
    CONSTRAINT "policies_body_check" CHECK (length("body") <= 10000)
);
ALTER TABLE "policies" ADD CONSTRAINT "policies_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "policies" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "policies_own_rows" ON "policies" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT ON "policies" TO makerfront_tenant;
GRANT UPDATE ("body", "updated_at") ON "policies" TO makerfront_tenant;
