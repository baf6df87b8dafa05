-- Where a shop sends from: the sender on its packing slips. One row a shop.
CREATE TABLE "sender_addresses" (
    "tenant_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL,
    "address_line2" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT '',
    "zip" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "sender_addresses_pkey" PRIMARY KEY ("tenant_id"),
    CONSTRAINT "sender_addresses_texts_check" CHECK (
      length("name") BETWEEN 1 AND 200 AND length("phone") <= 40 AND length("address") BETWEEN 1 AND 300
      AND length("address_line2") <= 120 AND length("city") <= 120 AND length("state") <= 120 AND length("zip") <= 20
      AND "country" ~ '^[A-Z]{2}$')
);
ALTER TABLE "sender_addresses" ADD CONSTRAINT "sender_addresses_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "sender_addresses" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "sender_addresses_own_rows" ON "sender_addresses" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "sender_addresses" TO makerfront_tenant;
GRANT UPDATE ("name", "phone", "address", "address_line2", "city", "state", "zip", "country", "version")
  ON "sender_addresses" TO makerfront_tenant;
