-- What a shop shows of itself above its grid and around its pages. A shop without a row shows nothing of it.
CREATE TABLE "shop_fronts" (
    "tenant_id" UUID NOT NULL,
    "banner_url" TEXT,
    "banner_alt" TEXT NOT NULL DEFAULT '',
    "heading" TEXT NOT NULL DEFAULT '',
    -- Markdown.
    "story" TEXT NOT NULL DEFAULT '',
    -- In their order. One that is gone, or not active, is not shown.
    "featured_products" UUID[] DEFAULT ARRAY[]::UUID[],
    "featured_categories" UUID[] DEFAULT ARRAY[]::UUID[],
    "announcement" TEXT NOT NULL DEFAULT '',
    "announcement_link" TEXT NOT NULL DEFAULT '',
    -- Days in "time_zone", both included; null for no limit.
    "announcement_from" DATE,
    "announcement_until" DATE,
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    -- {"instagram": "https://…"}
    "links" JSONB NOT NULL DEFAULT '{}',
    -- {"monday": ["10:00", "17:00"]}; a day that is missing is closed.
    "hours" JSONB NOT NULL DEFAULT '{}',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shop_fronts_pkey" PRIMARY KEY ("tenant_id"),
    CONSTRAINT "shop_fronts_texts_check" CHECK (
      length("banner_alt") <= 300 AND length("heading") <= 200 AND length("story") <= 8000
      AND length("announcement") <= 400 AND length("announcement_link") <= 2000 AND length("time_zone") <= 64),
    CONSTRAINT "shop_fronts_featured_check" CHECK (
      cardinality("featured_products") <= 8 AND cardinality("featured_categories") <= 6),
    CONSTRAINT "shop_fronts_days_check" CHECK ("announcement_from" <= "announcement_until"),
    CONSTRAINT "shop_fronts_lists_check" CHECK (
      jsonb_typeof("links") = 'object' AND jsonb_typeof("hours") = 'object'
      AND octet_length("links"::text) <= 8192 AND octet_length("hours"::text) <= 2048)
);
ALTER TABLE "shop_fronts" ADD CONSTRAINT "shop_fronts_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "shop_fronts" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "shop_fronts_own_rows" ON "shop_fronts" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT ON "shop_fronts" TO makerfront_tenant;
GRANT UPDATE ("banner_url", "banner_alt", "heading", "story", "featured_products", "featured_categories", "announcement",
  "announcement_link", "announcement_from", "announcement_until", "time_zone", "links", "hours", "updated_at")
  ON "shop_fronts" TO makerfront_tenant;

-- Two more pages of a shop's own: about it, and its legal notice.
ALTER TABLE "policies" DROP CONSTRAINT "policies_kind_check";
ALTER TABLE "policies" ADD CONSTRAINT "policies_kind_check"
  CHECK ("kind" IN ('about', 'shipping', 'returns', 'privacy', 'legal'));
