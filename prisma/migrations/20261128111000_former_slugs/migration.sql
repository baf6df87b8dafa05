-- The address of a shop can change. The one before leads on to the shop, and is never another shop's.

CREATE TABLE "former_slugs" (
    "slug" TEXT NOT NULL,
    -- Null once the shop was deleted: its name is still nobody else's.
    "tenant_id" UUID,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "former_slugs_pkey" PRIMARY KEY ("slug"),
    CONSTRAINT "former_slugs_slug_check" CHECK ("slug" ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$')
);
CREATE INDEX "former_slugs_tenant_id_idx" ON "former_slugs" ("tenant_id");
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- After the row is written, and so after a wait for another shop that is giving the name up at this moment.
CREATE FUNCTION "slug_is_not_former"() RETURNS TRIGGER
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM former_slugs WHERE slug = NEW.slug AND tenant_id IS DISTINCT FROM NEW.id) THEN
    RAISE EXCEPTION 'the address % was another shop''s', NEW.slug
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'tenants_slug_former_check';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "tenants_slug_is_not_former" AFTER INSERT OR UPDATE OF "slug" ON "tenants"
  FOR EACH ROW EXECUTE FUNCTION "slug_is_not_former"();

-- A deleted shop leaves its name here.
CREATE FUNCTION "slug_outlives_shop"() RETURNS TRIGGER
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO former_slugs (slug) VALUES (OLD.slug) ON CONFLICT (slug) DO UPDATE SET tenant_id = NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER "tenants_slug_outlives_shop" AFTER DELETE ON "tenants"
  FOR EACH ROW EXECUTE FUNCTION "slug_outlives_shop"();

-- Gives a shop another address. For operators. `seen` is the address that the page showed. 'changed', or why not:
-- 'moved_on', 'taken' by another shop now or before, 'reserved', 'gone'.
CREATE FUNCTION "operator_change_slug"(shop UUID, seen TEXT, wanted TEXT, why TEXT) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  actor uuid := operator_required();
  before text;
BEGIN
  SELECT slug INTO before FROM tenants WHERE id = shop AND kind = 'shop' FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  IF before <> seen THEN
    RETURN 'moved_on';
  END IF;
  IF before = wanted THEN
    RETURN 'changed';
  END IF;
  -- A block of its own: what it did is undone if the name is refused.
  BEGIN
    -- A shop may come back to a name that was its own.
    DELETE FROM former_slugs WHERE slug = wanted AND tenant_id = shop;
    INSERT INTO former_slugs (slug, tenant_id) VALUES (before, shop);
    UPDATE tenants SET slug = wanted, updated_at = now() WHERE id = shop;
  EXCEPTION
    WHEN unique_violation THEN
      RETURN 'taken';
    WHEN check_violation THEN
      RETURN 'reserved';
  END;
  PERFORM team_audit(shop, actor, 'shop.address_changed', '', jsonb_build_object('from', before, 'to', wanted, 'reason', why));
  RETURN 'changed';
END
$$;

DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''shop.address_changed'' ''platform.featured_changed''', '''([a-z_.]+)''', 'g') AS one(kind)
  WHERE c.conname = 'audit_events_kind_check' AND c.conrelid = 'audit_events'::regclass;
  ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_kind_check";
  EXECUTE format('ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;

REVOKE ALL ON FUNCTION "slug_is_not_former", "slug_outlives_shop", "operator_change_slug" FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "operator_change_slug" TO makerfront_platform;

ALTER TABLE "former_slugs" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "former_slugs_platform" ON "former_slugs" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT ON "former_slugs" TO makerfront_platform;
