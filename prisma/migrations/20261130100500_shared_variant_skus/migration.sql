-- Variants of one product may share an SKU: sizes that differ in glaze only, or one with the product's own. Of those that
-- share it, one has the key by which no other product may have it. Whoever changes the variants of a product writes all
-- their SKUs again.
CREATE OR REPLACE FUNCTION "variant_sku_key"() RETURNS TRIGGER
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    NEW.sku_key := CASE
      WHEN NEW.id = NEW.product_id
        THEN (SELECT lower(p.sku) FROM products p WHERE p.tenant_id = NEW.tenant_id AND p.id = NEW.product_id)
      WHEN EXISTS (SELECT FROM product_variants v
        WHERE v.tenant_id = NEW.tenant_id AND v.product_id = NEW.product_id AND v.id <> NEW.id AND v.sku_key = lower(NEW.sku))
        THEN NULL
      ELSE lower(NEW.sku) END;
    RETURN NEW;
  END
  $$;
