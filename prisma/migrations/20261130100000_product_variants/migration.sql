-- Options of a product, such as Size and Glaze: [{"name", "values", "changesPrice", "changesStock", "changesSku",
-- "changesPicture"}]. And how its stock is kept.
ALTER TABLE "products"
  ADD COLUMN "options" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "stock_kind" TEXT NOT NULL DEFAULT 'uncounted',
  ADD CONSTRAINT "products_options_check" CHECK (
    CASE WHEN jsonb_typeof("options") = 'array' THEN jsonb_array_length("options") <= 3 ELSE false END
    AND octet_length("options"::text) <= 32768
  ),
  ADD CONSTRAINT "products_stock_kind_check" CHECK ("stock_kind" IN ('uncounted', 'counted', 'one_of_a_kind'));
GRANT UPDATE ("options", "stock_kind") ON "products" TO makerfront_tenant;

-- What is sold of a product: one row for each combination of its options' values. Beside them every product has one row
-- without values, whose id is the product's. It is the only one of a product without options; of a product with options
-- it is not offered, and holds the stock that all combinations share.
CREATE TABLE "product_variants" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    -- Texts, parallel to the product's options.
    "option_values" JSONB NOT NULL DEFAULT '[]',
    -- Null: the product's.
    "sku" TEXT,
    -- The SKU in lower case, of the row without values the product's: unique in a shop among products and variants.
    "sku_key" TEXT,
    "price_cents" INTEGER,
    "image_url" TEXT,
    -- False: it is sold no more, or not made; orders may still name it.
    "is_offered" BOOLEAN NOT NULL DEFAULT true,
    "on_hand" INTEGER NOT NULL DEFAULT 0,
    -- The variant of the same product whose pieces on hand count for this one.
    "stock_variant_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_variants_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "product_variants_position_check" CHECK ("position" >= 0),
    CONSTRAINT "product_variants_values_check" CHECK (
      CASE WHEN jsonb_typeof("option_values") = 'array' THEN jsonb_array_length("option_values") <= 3 ELSE false END
      AND octet_length("option_values"::text) <= 2048
    ),
    CONSTRAINT "product_variants_default_check" CHECK (("id" = "product_id") = ("option_values" = '[]'::jsonb)),
    CONSTRAINT "product_variants_default_sku_check" CHECK ("id" <> "product_id" OR "sku" IS NULL),
    CONSTRAINT "product_variants_sku_check" CHECK (length(btrim("sku")) BETWEEN 1 AND 64),
    CONSTRAINT "product_variants_price_cents_check" CHECK ("price_cents" >= 0),
    CONSTRAINT "product_variants_on_hand_check" CHECK ("on_hand" >= 0),
    CONSTRAINT "product_variants_version_check" CHECK ("version" >= 1)
);
CREATE UNIQUE INDEX "product_variants_tenant_id_product_id_id_key" ON "product_variants" ("tenant_id", "product_id", "id");
CREATE UNIQUE INDEX "product_variants_tenant_id_sku_key_key" ON "product_variants" ("tenant_id", "sku_key");
CREATE INDEX "product_variants_tenant_id_product_id_position_idx" ON "product_variants" ("tenant_id", "product_id", "position");
CREATE INDEX "product_variants_tenant_id_image_url_idx" ON "product_variants" ("tenant_id", "image_url");
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_tenant_id_product_id_fkey"
  FOREIGN KEY ("tenant_id", "product_id") REFERENCES "products" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_tenant_id_product_id_stock_variant_id_fkey"
  FOREIGN KEY ("tenant_id", "product_id", "stock_variant_id") REFERENCES "product_variants" ("tenant_id", "product_id", "id")
  ON DELETE NO ACTION ON UPDATE NO ACTION;

ALTER TABLE "product_variants" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "product_variants_own_rows" ON "product_variants" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "product_variants" TO makerfront_tenant;
GRANT UPDATE ("position", "option_values", "sku", "price_cents", "image_url", "is_offered", "on_hand", "stock_variant_id",
  "version") ON "product_variants" TO makerfront_tenant;

-- Keeps "sku_key", so that one unique index knows the SKUs of products and of variants.
CREATE FUNCTION "variant_sku_key"() RETURNS TRIGGER
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    NEW.sku_key := CASE WHEN NEW.id = NEW.product_id
      THEN (SELECT lower(p.sku) FROM products p WHERE p.tenant_id = NEW.tenant_id AND p.id = NEW.product_id)
      ELSE lower(NEW.sku) END;
    RETURN NEW;
  END
  $$;
CREATE TRIGGER "variant_sku_key" BEFORE INSERT OR UPDATE ON "product_variants"
  FOR EACH ROW EXECUTE FUNCTION "variant_sku_key"();

-- Every product has its row without values, however the product is inserted.
CREATE FUNCTION "product_has_variant"() RETURNS TRIGGER
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    INSERT INTO product_variants (tenant_id, id, product_id, stock_variant_id)
    VALUES (NEW.tenant_id, NEW.id, NEW.id, NEW.id);
    RETURN NULL;
  END
  $$;
CREATE TRIGGER "product_has_variant" AFTER INSERT ON "products"
  FOR EACH ROW EXECUTE FUNCTION "product_has_variant"();

CREATE FUNCTION "product_sku_changed"() RETURNS TRIGGER
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    -- The trigger of the variants reads the new SKU.
    UPDATE product_variants SET "position" = "position" WHERE tenant_id = NEW.tenant_id AND id = NEW.id;
    RETURN NULL;
  END
  $$;
CREATE TRIGGER "product_sku_changed" AFTER UPDATE OF "sku" ON "products"
  FOR EACH ROW WHEN (OLD.sku IS DISTINCT FROM NEW.sku) EXECUTE FUNCTION "product_sku_changed"();
REVOKE ALL ON FUNCTION "variant_sku_key", "product_has_variant", "product_sku_changed" FROM PUBLIC;

INSERT INTO "product_variants" ("tenant_id", "id", "product_id", "stock_variant_id")
SELECT "tenant_id", "id", "id", "id" FROM "products";

-- What was sold; null for a line of before, for a roster's pieces of several variants, and once it is deleted.
ALTER TABLE "order_items" ADD COLUMN "variant_id" UUID;
CREATE INDEX "order_items_tenant_id_variant_id_idx" ON "order_items" ("tenant_id", "variant_id");
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tenant_id_variant_id_fkey"
  FOREIGN KEY ("tenant_id", "variant_id") REFERENCES "product_variants" ("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
GRANT UPDATE ("variant_id") ON "order_items" TO makerfront_tenant;
