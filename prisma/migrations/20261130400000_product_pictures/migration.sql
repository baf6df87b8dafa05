-- The pictures of a product in the owner's order. The first is also "products"."image_url".
CREATE TABLE "product_pictures" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "image_url" TEXT NOT NULL,
    -- What it shows, in words; empty if nobody has said it.
    "alt" TEXT NOT NULL DEFAULT '',
    -- What stays visible in a square, in percent from the left and from the top.
    "focal_x" INTEGER NOT NULL DEFAULT 50,
    "focal_y" INTEGER NOT NULL DEFAULT 50,
    -- Of the largest size, in pixels; null for a picture of before.
    "width" INTEGER,
    "height" INTEGER,

    CONSTRAINT "product_pictures_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "product_pictures_position_check" CHECK ("position" BETWEEN 0 AND 7),
    CONSTRAINT "product_pictures_alt_check" CHECK (char_length("alt") <= 300),
    CONSTRAINT "product_pictures_focal_x_check" CHECK ("focal_x" BETWEEN 0 AND 100),
    CONSTRAINT "product_pictures_focal_y_check" CHECK ("focal_y" BETWEEN 0 AND 100),
    CONSTRAINT "product_pictures_size_check" CHECK (
      ("width" IS NULL) = ("height" IS NULL) AND ("width" IS NULL OR ("width" >= 1 AND "height" >= 1))
    )
);
CREATE UNIQUE INDEX "product_pictures_tenant_id_product_id_position_key" ON "product_pictures" ("tenant_id", "product_id", "position");
CREATE INDEX "product_pictures_tenant_id_image_url_idx" ON "product_pictures" ("tenant_id", "image_url");
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_tenant_id_product_id_fkey"
  FOREIGN KEY ("tenant_id", "product_id") REFERENCES "products" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "product_pictures" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "product_pictures_own_rows" ON "product_pictures" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
-- Never updated: a save writes a product's pictures anew.
GRANT SELECT, INSERT, DELETE ON "product_pictures" TO makerfront_tenant;

-- A product that is inserted with a picture has its row, however it is inserted.
CREATE FUNCTION "product_has_picture"() RETURNS TRIGGER
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    INSERT INTO product_pictures (tenant_id, id, product_id, position, image_url)
    VALUES (NEW.tenant_id, gen_random_uuid(), NEW.id, 0, NEW.image_url);
    RETURN NULL;
  END
  $$;
CREATE TRIGGER "product_has_picture" AFTER INSERT ON "products"
  FOR EACH ROW WHEN (NEW.image_url IS NOT NULL) EXECUTE FUNCTION "product_has_picture"();
REVOKE ALL ON FUNCTION "product_has_picture" FROM PUBLIC;

INSERT INTO "product_pictures" ("tenant_id", "id", "product_id", "position", "image_url")
SELECT "tenant_id", gen_random_uuid(), "id", 0, "image_url" FROM "products" WHERE "image_url" IS NOT NULL;
