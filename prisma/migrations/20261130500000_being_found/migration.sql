-- What search engines show of a shop and its products, and what the law of the EU wants beside a product.
CREATE TABLE "product_listings" (
    "tenant_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    -- Empty: made of the product's name and description.
    "search_title" TEXT NOT NULL DEFAULT '',
    "search_description" TEXT NOT NULL DEFAULT '',
    -- Warnings and safety information of the product itself.
    "warnings" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "product_listings_pkey" PRIMARY KEY ("tenant_id", "product_id"),
    CONSTRAINT "product_listings_texts_check" CHECK (
      length("search_title") <= 120 AND length("search_description") <= 320 AND length("warnings") <= 2000)
);
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_tenant_id_product_id_fkey"
  FOREIGN KEY ("tenant_id", "product_id") REFERENCES "products" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_listings" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "product_listings_own_rows" ON "product_listings" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT ON "product_listings" TO makerfront_tenant;
GRANT UPDATE ("search_title", "search_description", "warnings") ON "product_listings" TO makerfront_tenant;

CREATE TABLE "shop_listings" (
    "tenant_id" UUID NOT NULL,
    -- Of the shop's first page; empty: made of its name and description.
    "home_title" TEXT NOT NULL DEFAULT '',
    "home_description" TEXT NOT NULL DEFAULT '',
    -- 'unstated', 'none' (nothing is taken back) or 'days'.
    "returns_kind" TEXT NOT NULL DEFAULT 'unstated',
    "return_days" INTEGER,
    "are_returns_free" BOOLEAN NOT NULL DEFAULT false,
    -- The owner says so; a way of delivery into the EU says so too.
    "sells_to_eu" BOOLEAN NOT NULL DEFAULT false,
    "maker_name" TEXT NOT NULL DEFAULT '',
    "maker_address" TEXT NOT NULL DEFAULT '',
    "maker_contact" TEXT NOT NULL DEFAULT '',
    -- The responsible person in the EU, for a maker elsewhere.
    "eu_name" TEXT NOT NULL DEFAULT '',
    "eu_address" TEXT NOT NULL DEFAULT '',
    "eu_contact" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "shop_listings_pkey" PRIMARY KEY ("tenant_id"),
    CONSTRAINT "shop_listings_home_check" CHECK (length("home_title") <= 120 AND length("home_description") <= 320),
    CONSTRAINT "shop_listings_returns_kind_check" CHECK ("returns_kind" IN ('unstated', 'none', 'days')),
    CONSTRAINT "shop_listings_return_days_check" CHECK ("return_days" BETWEEN 1 AND 365),
    CONSTRAINT "shop_listings_returns_check" CHECK (("returns_kind" = 'days') = ("return_days" IS NOT NULL)),
    CONSTRAINT "shop_listings_eu_check" CHECK (
      length("maker_name") <= 200 AND length("maker_address") <= 400 AND length("maker_contact") <= 300
      AND length("eu_name") <= 200 AND length("eu_address") <= 400 AND length("eu_contact") <= 300)
);
ALTER TABLE "shop_listings" ADD CONSTRAINT "shop_listings_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "shop_listings" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "shop_listings_own_rows" ON "shop_listings" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT ON "shop_listings" TO makerfront_tenant;
GRANT UPDATE ("home_title", "home_description", "returns_kind", "return_days", "are_returns_free", "sells_to_eu",
  "maker_name", "maker_address", "maker_contact", "eu_name", "eu_address", "eu_contact")
  ON "shop_listings" TO makerfront_tenant;

CREATE TABLE "category_listings" (
    "tenant_id" UUID NOT NULL,
    "category_id" UUID NOT NULL,
    -- Empty: the category's name, and no description.
    "search_title" TEXT NOT NULL DEFAULT '',
    "search_description" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "category_listings_pkey" PRIMARY KEY ("tenant_id", "category_id"),
    CONSTRAINT "category_listings_texts_check" CHECK (length("search_title") <= 120 AND length("search_description") <= 320)
);
ALTER TABLE "category_listings" ADD CONSTRAINT "category_listings_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "category_listings" ADD CONSTRAINT "category_listings_tenant_id_category_id_fkey"
  FOREIGN KEY ("tenant_id", "category_id") REFERENCES "categories" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "category_listings" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "category_listings_own_rows" ON "category_listings" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT ON "category_listings" TO makerfront_tenant;
GRANT UPDATE ("search_title", "search_description") ON "category_listings" TO makerfront_tenant;
