-- How a shop's orders reach their buyers: parcels by pieces or weight, for countries and states, and pickup.
CREATE TABLE "delivery_methods" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    -- Of 'pieces': the first piece, and each further one.
    "first_cents" INTEGER NOT NULL DEFAULT 0,
    "further_cents" INTEGER NOT NULL DEFAULT 0,
    -- Of 'weight': [{"upToGrams", "priceCents"}], the lightest first.
    "bands" JSONB NOT NULL DEFAULT '[]',
    -- Free from this price of the goods after a discount.
    "free_from_cents" INTEGER,
    "min_days" INTEGER,
    "max_days" INTEGER,
    "pickup_address" TEXT NOT NULL DEFAULT '',
    "pickup_times" TEXT NOT NULL DEFAULT '',
    -- [{"country", "states"}]; states are codes, or null for the whole country.
    "places" JSONB NOT NULL DEFAULT '[]',
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "delivery_methods_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "delivery_methods_lists_check" CHECK (
      jsonb_typeof("bands") = 'array' AND jsonb_array_length("bands") <= 20
      AND jsonb_typeof("places") = 'array' AND jsonb_array_length("places") <= 300
    ),
    CONSTRAINT "delivery_methods_pickup_check" CHECK (length("pickup_address") <= 400 AND length("pickup_times") <= 400),
    CONSTRAINT "delivery_methods_kind_check" CHECK ("kind" IN ('pieces', 'weight', 'pickup')),
    CONSTRAINT "delivery_methods_name_check" CHECK (length("name") BETWEEN 1 AND 80),
    CONSTRAINT "delivery_methods_price_check" CHECK ("first_cents" >= 0 AND "further_cents" >= 0 AND "free_from_cents" > 0),
    CONSTRAINT "delivery_methods_days_check" CHECK ("min_days" BETWEEN 0 AND "max_days" AND "max_days" <= 365),
    CONSTRAINT "delivery_methods_days_both_check" CHECK (("min_days" IS NULL) = ("max_days" IS NULL))
);
CREATE INDEX "delivery_methods_tenant_id_position_idx" ON "delivery_methods" ("tenant_id", "position");
ALTER TABLE "delivery_methods" ADD CONSTRAINT "delivery_methods_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "delivery_methods" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "delivery_methods_own_rows" ON "delivery_methods" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "delivery_methods" TO makerfront_tenant;
GRANT UPDATE ("name", "kind", "first_cents", "further_cents", "bands", "free_from_cents", "min_days", "max_days",
  "pickup_address", "pickup_times", "places", "position", "version") ON "delivery_methods" TO makerfront_tenant;

-- Of one piece, packed; null counts as nothing.
ALTER TABLE "products"
  ADD COLUMN "weight_grams" INTEGER,
  ADD CONSTRAINT "products_weight_grams_check" CHECK ("weight_grams" BETWEEN 0 AND 1000000);
GRANT UPDATE ("weight_grams") ON "products" TO makerfront_tenant;

-- The method as it was when the order was placed; null for a shop without methods.
ALTER TABLE "orders"
  ADD COLUMN "delivery" JSONB,
  ADD CONSTRAINT "orders_delivery_check" CHECK (jsonb_typeof("delivery") = 'object');

-- The checklist has a step for it.
ALTER TABLE "tenants" DROP CONSTRAINT "tenants_setup_later_check";
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_setup_later_check" CHECK (
  "setup_later" <@ ARRAY['product', 'paypal', 'delivery', 'policies', 'look', 'test', 'open']
  AND cardinality("setup_later") <= 7);
