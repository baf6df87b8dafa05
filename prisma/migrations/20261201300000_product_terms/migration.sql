-- What a product costs at times and in quantities, how many are sold at least, how long it is made, and how its personal
-- text looks. One row for a product that has any of it.
CREATE TABLE "product_terms" (
    "tenant_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    -- 'price' (cents of a piece) or 'percent' (hundredths of a percent off); null without a sale.
    "sale_kind" TEXT,
    "sale_value" INTEGER,
    -- Days of the shop's calendar, both included; no end: until the owner ends it.
    "sale_from" DATE,
    "sale_until" DATE,
    -- [{"from", "kind", "value"}]: from this number of pieces each costs so much, as with the sale.
    "quantity_breaks" JSONB NOT NULL DEFAULT '[]',
    "minimum_quantity" INTEGER NOT NULL DEFAULT 1,
    -- Working days until it is made; null for a product that is at hand.
    "ready_days" INTEGER,
    -- In which letters the product's page shows the personal text; null for no preview.
    "letter_style" TEXT,

    CONSTRAINT "product_terms_pkey" PRIMARY KEY ("tenant_id", "product_id"),
    CONSTRAINT "product_terms_sale_check" CHECK (
      CASE WHEN "sale_kind" IS NULL
        THEN "sale_value" IS NULL AND "sale_from" IS NULL AND "sale_until" IS NULL
        ELSE "sale_value" IS NOT NULL AND "sale_from" IS NOT NULL
          AND ("sale_kind" = 'price' AND "sale_value" BETWEEN 1 AND 9999999
            OR "sale_kind" = 'percent' AND "sale_value" BETWEEN 1 AND 9000) END
    ),
    CONSTRAINT "product_terms_sale_days_check" CHECK ("sale_from" <= "sale_until"),
    CONSTRAINT "product_terms_quantity_breaks_check" CHECK (
      CASE WHEN jsonb_typeof("quantity_breaks") = 'array' THEN jsonb_array_length("quantity_breaks") <= 5 ELSE false END
      AND octet_length("quantity_breaks"::text) <= 1024
    ),
    CONSTRAINT "product_terms_minimum_quantity_check" CHECK ("minimum_quantity" BETWEEN 1 AND 9999),
    CONSTRAINT "product_terms_ready_days_check" CHECK ("ready_days" BETWEEN 0 AND 365),
    CONSTRAINT "product_terms_letter_style_check" CHECK (
      "letter_style" IN ('plain', 'serif', 'script', 'typewriter', 'capitals', 'engraved')
    )
);
ALTER TABLE "product_terms" ADD CONSTRAINT "product_terms_tenant_id_product_id_fkey"
  FOREIGN KEY ("tenant_id", "product_id") REFERENCES "products" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_terms" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "product_terms_own_rows" ON "product_terms" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "product_terms_platform" ON "product_terms" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON "product_terms" TO makerfront_tenant;
GRANT UPDATE ("sale_kind", "sale_value", "sale_from", "sale_until", "quantity_breaks", "minimum_quantity", "ready_days",
  "letter_style") ON "product_terms" TO makerfront_tenant;
-- For the work at the end of each shop's day.
GRANT SELECT ON "product_terms" TO makerfront_platform;

-- The shop's clock and the days on which it works. A shop without a row works Monday to Friday.
CREATE TABLE "work_calendars" (
    "tenant_id" UUID NOT NULL,
    "time_zone" TEXT NOT NULL,
    -- 1 is Monday, 7 is Sunday.
    "working_days" INTEGER[] DEFAULT ARRAY[1, 2, 3, 4, 5]::INTEGER[],
    -- [{"from", "until"}]: days of the calendar, both included.
    "days_off" JSONB NOT NULL DEFAULT '[]',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "work_calendars_pkey" PRIMARY KEY ("tenant_id"),
    CONSTRAINT "work_calendars_time_zone_check" CHECK (length("time_zone") BETWEEN 1 AND 64),
    CONSTRAINT "work_calendars_working_days_check" CHECK (
      coalesce(cardinality("working_days"), 0) BETWEEN 1 AND 7 AND "working_days" <@ ARRAY[1, 2, 3, 4, 5, 6, 7]
    ),
    CONSTRAINT "work_calendars_days_off_check" CHECK (
      CASE WHEN jsonb_typeof("days_off") = 'array' THEN jsonb_array_length("days_off") <= 20 ELSE false END
      AND octet_length("days_off"::text) <= 4096
    ),
    CONSTRAINT "work_calendars_version_check" CHECK ("version" >= 1)
);
ALTER TABLE "work_calendars" ADD CONSTRAINT "work_calendars_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "work_calendars" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "work_calendars_own_rows" ON "work_calendars" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "work_calendars_platform" ON "work_calendars" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON "work_calendars" TO makerfront_tenant;
GRANT UPDATE ("time_zone", "working_days", "days_off", "version") ON "work_calendars" TO makerfront_tenant;
GRANT SELECT ON "work_calendars" TO makerfront_platform;

-- What a piece has cost, and since when: the lowest price of the 30 days before a sale is shown with it where a shop
-- sells to the European Union (Directive 98/6/EC, article 6a). The product's own price stands under its own id.
CREATE TABLE "product_prices" (
    "tenant_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "variant_id" UUID NOT NULL,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    -- Null: the variant has the product's price since then.
    "price_cents" INTEGER,

    CONSTRAINT "product_prices_pkey" PRIMARY KEY ("tenant_id", "product_id", "variant_id", "valid_from"),
    CONSTRAINT "product_prices_price_cents_check" CHECK (
      CASE WHEN "price_cents" IS NULL THEN "variant_id" <> "product_id" ELSE "price_cents" >= 0 END
    )
);
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_tenant_id_product_id_fkey"
  FOREIGN KEY ("tenant_id", "product_id") REFERENCES "products" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_prices" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "product_prices_own_rows" ON "product_prices" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT ON "product_prices" TO makerfront_tenant;
GRANT UPDATE ("price_cents") ON "product_prices" TO makerfront_tenant;

-- The sales of a product that have run: their prices count among those of the 30 days too.
CREATE TABLE "product_sales" (
    "tenant_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "from_day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "value" INTEGER NOT NULL,
    "until_day" DATE NOT NULL,

    CONSTRAINT "product_sales_pkey" PRIMARY KEY ("tenant_id", "product_id", "from_day", "kind", "value"),
    CONSTRAINT "product_sales_kind_check" CHECK ("kind" IN ('price', 'percent')),
    CONSTRAINT "product_sales_days_check" CHECK ("from_day" <= "until_day")
);
ALTER TABLE "product_sales" ADD CONSTRAINT "product_sales_tenant_id_product_id_fkey"
  FOREIGN KEY ("tenant_id", "product_id") REFERENCES "products" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_sales" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "product_sales_own_rows" ON "product_sales" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT ON "product_sales" TO makerfront_tenant;
GRANT UPDATE ("until_day") ON "product_sales" TO makerfront_tenant;

-- Triggers, so that the form, bulk edits, imports and whatever comes later all write the history.
CREATE FUNCTION "note_product_price"() RETURNS TRIGGER
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    INSERT INTO product_prices (tenant_id, product_id, variant_id, valid_from, price_cents)
    VALUES (NEW.tenant_id, NEW.id, NEW.id, now(), NEW.price_cents)
    ON CONFLICT (tenant_id, product_id, variant_id, valid_from) DO UPDATE SET price_cents = excluded.price_cents;
    RETURN NULL;
  END
  $$;
CREATE TRIGGER "product_price_first" AFTER INSERT ON "products"
  FOR EACH ROW EXECUTE FUNCTION "note_product_price"();
CREATE TRIGGER "product_price_changed" AFTER UPDATE OF "price_cents" ON "products"
  FOR EACH ROW WHEN (OLD.price_cents IS DISTINCT FROM NEW.price_cents) EXECUTE FUNCTION "note_product_price"();

CREATE FUNCTION "note_variant_price"() RETURNS TRIGGER
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    INSERT INTO product_prices (tenant_id, product_id, variant_id, valid_from, price_cents)
    VALUES (NEW.tenant_id, NEW.product_id, NEW.id, now(), NEW.price_cents)
    ON CONFLICT (tenant_id, product_id, variant_id, valid_from) DO UPDATE SET price_cents = excluded.price_cents;
    RETURN NULL;
  END
  $$;
CREATE TRIGGER "variant_price_first" AFTER INSERT ON "product_variants"
  FOR EACH ROW WHEN (NEW.id <> NEW.product_id AND NEW.price_cents IS NOT NULL)
  EXECUTE FUNCTION "note_variant_price"();
CREATE TRIGGER "variant_price_changed" AFTER UPDATE OF "price_cents" ON "product_variants"
  FOR EACH ROW WHEN (NEW.id <> NEW.product_id AND OLD.price_cents IS DISTINCT FROM NEW.price_cents)
  EXECUTE FUNCTION "note_variant_price"();

-- Keeps a sale that has begun when it is changed or ended.
CREATE FUNCTION "note_past_sale"() RETURNS TRIGGER
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$
  DECLARE
    today date := (now() AT TIME ZONE coalesce(
      (SELECT c.time_zone FROM work_calendars c WHERE c.tenant_id = OLD.tenant_id), 'UTC'))::date;
  BEGIN
    IF OLD.sale_from <= today THEN
      INSERT INTO product_sales (tenant_id, product_id, from_day, kind, value, until_day)
      VALUES (OLD.tenant_id, OLD.product_id, OLD.sale_from, OLD.sale_kind, OLD.sale_value,
        least(coalesce(OLD.sale_until, today), today))
      ON CONFLICT (tenant_id, product_id, from_day, kind, value) DO UPDATE SET until_day = excluded.until_day;
    END IF;
    RETURN NULL;
  END
  $$;
CREATE TRIGGER "product_sale_changed" AFTER UPDATE OF "sale_kind", "sale_value", "sale_from" ON "product_terms"
  FOR EACH ROW WHEN (OLD.sale_kind IS NOT NULL
    AND (OLD.sale_kind, OLD.sale_value, OLD.sale_from) IS DISTINCT FROM (NEW.sale_kind, NEW.sale_value, NEW.sale_from))
  EXECUTE FUNCTION "note_past_sale"();
REVOKE ALL ON FUNCTION "note_product_price", "note_variant_price", "note_past_sale" FROM PUBLIC;

INSERT INTO "product_prices" ("tenant_id", "product_id", "variant_id", "valid_from", "price_cents")
SELECT "tenant_id", "id", "id", "created_at", "price_cents" FROM "products";
INSERT INTO "product_prices" ("tenant_id", "product_id", "variant_id", "valid_from", "price_cents")
SELECT "tenant_id", "product_id", "id", "created_at", "price_cents" FROM "product_variants"
WHERE "id" <> "product_id" AND "price_cents" IS NOT NULL;

-- When an order is ready to ship, by what was said when it was placed; null if its products are at hand.
ALTER TABLE "orders" ADD COLUMN "ready_by" DATE;
