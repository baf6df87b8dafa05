-- Sales tax of a shop. Without a row here the owner has not answered yet, and no tax is charged.
CREATE TABLE "tax_settings" (
    "tenant_id" UUID NOT NULL,
    -- none: no tax. added: on top of the prices. included: the prices contain it.
    "answer" TEXT NOT NULL,
    -- Where the shop works from: the place of an order that is picked up. A state is a code, or empty.
    "home_country" TEXT NOT NULL DEFAULT 'US',
    "home_state" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tax_settings_pkey" PRIMARY KEY ("tenant_id"),
    CONSTRAINT "tax_settings_answer_check" CHECK ("answer" IN ('none', 'added', 'included')),
    CONSTRAINT "tax_settings_home_check" CHECK ("home_country" ~ '^[A-Z]{2}$' AND length("home_state") <= 120)
);
ALTER TABLE "tax_settings" ADD CONSTRAINT "tax_settings_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tax_settings" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "tax_settings_own_rows" ON "tax_settings" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT ON "tax_settings" TO makerfront_tenant;
GRANT UPDATE ("answer", "home_country", "home_state", "version", "updated_at") ON "tax_settings" TO makerfront_tenant;

-- The rates of a shop, each for a whole country (empty state) or one state. All that fit a place are charged there.
CREATE TABLE "tax_rates" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "country" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL,
    -- Hundredths of a percent.
    "basis_points" INTEGER NOT NULL,
    "taxes_shipping" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tax_rates_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "tax_rates_place_check" CHECK ("country" ~ '^[A-Z]{2}$' AND length("state") <= 120),
    CONSTRAINT "tax_rates_name_check" CHECK (length("name") BETWEEN 1 AND 80),
    CONSTRAINT "tax_rates_basis_points_check" CHECK ("basis_points" BETWEEN 1 AND 3000)
);
CREATE UNIQUE INDEX "tax_rates_tenant_id_country_state_name_key" ON "tax_rates" ("tenant_id", "country", "state", "name");
ALTER TABLE "tax_rates" ADD CONSTRAINT "tax_rates_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tax_rates" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "tax_rates_own_rows" ON "tax_rates" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "tax_rates" TO makerfront_tenant;
GRANT UPDATE ("country", "state", "name", "basis_points", "taxes_shipping", "version") ON "tax_rates" TO makerfront_tenant;

-- Products on which no tax is charged anywhere.
CREATE TABLE "tax_exempt_products" (
    "tenant_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tax_exempt_products_pkey" PRIMARY KEY ("tenant_id", "product_id")
);
ALTER TABLE "tax_exempt_products" ADD CONSTRAINT "tax_exempt_products_tenant_id_product_id_fkey"
  FOREIGN KEY ("tenant_id", "product_id") REFERENCES "products" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tax_exempt_products" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "tax_exempt_products_own_rows" ON "tax_exempt_products" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "tax_exempt_products" TO makerfront_tenant;

-- Codes that shoppers enter for a discount.
CREATE TABLE "discount_codes" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    -- In capital letters, as it is compared.
    "code" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    -- Of 'percentage': hundredths of a percent.
    "basis_points" INTEGER,
    -- Of 'amount'.
    "amount_cents" INTEGER,
    -- What the goods that the code counts for must cost.
    "least_cents" INTEGER NOT NULL DEFAULT 0,
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    -- The goods that it counts for; both empty for all. An id that is gone matches nothing.
    "product_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "category_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "most_uses" INTEGER,
    "most_uses_each" INTEGER,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "discount_codes_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "discount_codes_code_check" CHECK ("code" ~ '^[A-Z0-9_-]{3,40}$'),
    CONSTRAINT "discount_codes_kind_check" CHECK (CASE "kind"
      WHEN 'percentage' THEN coalesce("basis_points" BETWEEN 1 AND 10000, false) AND "amount_cents" IS NULL
      WHEN 'amount' THEN coalesce("amount_cents" > 0, false) AND "basis_points" IS NULL
      WHEN 'free_shipping' THEN "amount_cents" IS NULL AND "basis_points" IS NULL
      ELSE false END),
    CONSTRAINT "discount_codes_least_cents_check" CHECK ("least_cents" >= 0),
    CONSTRAINT "discount_codes_dates_check" CHECK ("starts_at" < "ends_at"),
    CONSTRAINT "discount_codes_goods_check" CHECK (cardinality("product_ids") <= 100 AND cardinality("category_ids") <= 100),
    CONSTRAINT "discount_codes_uses_check" CHECK ("most_uses" > 0 AND "most_uses_each" > 0)
);
CREATE UNIQUE INDEX "discount_codes_tenant_id_code_key" ON "discount_codes" ("tenant_id", "code");
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "discount_codes" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "discount_codes_own_rows" ON "discount_codes" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "discount_codes" TO makerfront_tenant;
GRANT UPDATE ("code", "kind", "basis_points", "amount_cents", "least_cents", "starts_at", "ends_at", "product_ids",
  "category_ids", "most_uses", "most_uses_each", "is_active", "version") ON "discount_codes" TO makerfront_tenant;

-- A use of a code: one for an order. It counts unless the order was cancelled unpaid.
CREATE TABLE "discount_redemptions" (
    "tenant_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "code_id" UUID NOT NULL,
    -- The proven address of the account that ordered, in lower case; null for a guest.
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "discount_redemptions_pkey" PRIMARY KEY ("tenant_id", "order_id", "code_id"),
    CONSTRAINT "discount_redemptions_email_check" CHECK (length("email") <= 254)
);
CREATE INDEX "discount_redemptions_tenant_id_code_id_email_idx" ON "discount_redemptions" ("tenant_id", "code_id", "email");
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_tenant_id_order_id_fkey"
  FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "discount_redemptions" ADD CONSTRAINT "discount_redemptions_tenant_id_code_id_fkey"
  FOREIGN KEY ("tenant_id", "code_id") REFERENCES "discount_codes" ("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "discount_redemptions" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "discount_redemptions_own_rows" ON "discount_redemptions" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT ON "discount_redemptions" TO makerfront_tenant;

-- Free postage by a code is a charge of its own, which takes off as a discount does.
CREATE OR REPLACE FUNCTION "charges_total"("charges" JSONB) RETURNS BIGINT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT CASE WHEN bool_and("is_charge") THEN sum("amount") FILTER (WHERE "kind" <> 'tax_included')::bigint END
  FROM (
    SELECT "kind", "amount",
      coalesce("kind" IN ('goods', 'upcharges', 'discount', 'shipping', 'shipping_discount', 'tax', 'tax_included')
        AND CASE WHEN "kind" IN ('discount', 'shipping_discount') THEN "amount" <= 0 ELSE "amount" >= 0 END
        AND jsonb_typeof("entry" -> 'name') = 'string' AND length("entry" ->> 'name') <= 100
        AND CASE "kind" IN ('tax', 'tax_included')
          WHEN true THEN "rate" BETWEEN 0 AND 10000
          ELSE jsonb_typeof("entry" -> 'rateBasisPoints') = 'null' END, false) AS "is_charge"
    FROM jsonb_array_elements(CASE jsonb_typeof("charges") WHEN 'array' THEN "charges" ELSE '[]' END) AS "entry"
    CROSS JOIN LATERAL (SELECT "entry" ->> 'kind' AS "kind",
      CASE WHEN "entry" ->> 'amountCents' ~ '^-?[0-9]{1,10}$' THEN ("entry" ->> 'amountCents')::bigint END AS "amount",
      CASE WHEN "entry" ->> 'rateBasisPoints' ~ '^[0-9]{1,5}$' THEN ("entry" ->> 'rateBasisPoints')::int END AS "rate"
    ) AS "parts"
  ) AS "entries"
$$;
