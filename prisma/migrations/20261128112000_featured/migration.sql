-- Shops that the landing page shows, while they are open.

ALTER TABLE "tenants"
  ADD COLUMN "is_featured" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT "tenants_featured_check" CHECK (NOT "is_featured" OR "kind" = 'shop');
CREATE INDEX "tenants_is_featured_idx" ON "tenants" ("name") WHERE "is_featured";
GRANT SELECT ("is_featured") ON "tenants" TO makerfront_platform;

-- Shows a shop on the landing page, or not. For operators. False if there is no such shop.
CREATE FUNCTION "operator_feature_shop"(shop UUID, wanted BOOLEAN) RETURNS BOOLEAN
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  actor uuid := operator_required();
  before boolean;
BEGIN
  SELECT is_featured INTO before FROM tenants WHERE id = shop AND kind = 'shop' FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF before <> wanted THEN
    UPDATE tenants SET is_featured = wanted WHERE id = shop;
    PERFORM team_audit(shop, actor, 'platform.featured_changed', '', jsonb_build_object('isFeatured', wanted));
  END IF;
  RETURN true;
END
$$;

REVOKE ALL ON FUNCTION "operator_feature_shop" FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "operator_feature_shop" TO makerfront_platform;
