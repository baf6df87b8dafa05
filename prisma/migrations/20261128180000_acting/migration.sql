-- An operator acts as the owner of a shop: with a reason, for half an hour, reading only until confirmed. Told to the
-- owners, and in both logs.

CREATE TABLE "tenant_actings" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "operator_name" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    -- From here on changes are allowed too.
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "tenant_actings_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "tenant_actings_reason_check" CHECK ("reason" <> ''),
    CONSTRAINT "tenant_actings_ends_check" CHECK ("ends_at" <= "created_at" + interval '30 minutes')
);
CREATE INDEX "tenant_actings_tenant_id_user_id_ends_at_idx" ON "tenant_actings" ("tenant_id", "user_id", "ends_at");
CREATE INDEX "tenant_actings_user_id_idx" ON "tenant_actings" ("user_id");
ALTER TABLE "tenant_actings" ADD CONSTRAINT "tenant_actings_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tenant_actings" ADD CONSTRAINT "tenant_actings_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tenant_actings" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "tenant_actings_own_rows" ON "tenant_actings" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "tenant_actings_platform" ON "tenant_actings" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT ON "tenant_actings" TO makerfront_tenant, makerfront_platform;

-- The acting of a person in a shop that is under way, if they are still an operator and no member of the shop.
CREATE FUNCTION "acting_of"(shop UUID, person UUID) RETURNS SETOF "tenant_actings"
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT a.* FROM tenant_actings a
  WHERE a.tenant_id = shop AND a.user_id = person AND a.ends_at > now()
    AND EXISTS (SELECT FROM tenant_users o WHERE o.tenant_id = platform_tenant() AND o.user_id = person AND o.role = 'operator')
    AND NOT EXISTS (SELECT FROM tenant_users m WHERE m.tenant_id = shop AND m.user_id = person)
  ORDER BY a.created_at DESC LIMIT 1
$$;

-- Begins to act as the owner of a shop; whatever ran before ends. A row with null, and one for each owner's address, for the
-- mail that tells them. No rows if there is no such shop, or the operator is one of its people.
CREATE FUNCTION "operator_act"(shop UUID, why TEXT) RETURNS TABLE (email TEXT, ends_at TIMESTAMPTZ)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  actor uuid := operator_required();
  until timestamptz := now() + interval '30 minutes';
  its_slug text;
BEGIN
  SELECT slug INTO its_slug FROM tenants WHERE id = shop AND kind = 'shop' FOR NO KEY UPDATE;
  IF NOT FOUND OR EXISTS (SELECT FROM tenant_users m WHERE m.tenant_id = shop AND m.user_id = actor) THEN
    RETURN;
  END IF;
  UPDATE tenant_actings a SET ends_at = now() WHERE a.tenant_id = shop AND a.user_id = actor AND a.ends_at > now();
  INSERT INTO tenant_actings (tenant_id, id, user_id, operator_name, reason, ends_at)
  SELECT shop, gen_random_uuid(), u.id, coalesce(nullif(u.name, ''), u.email), why, until FROM users u WHERE u.id = actor;
  PERFORM team_audit(shop, actor, 'acting.began', its_slug, jsonb_build_object('reason', why));
  PERFORM team_audit(platform_tenant(), actor, 'acting.began', its_slug, jsonb_build_object('reason', why));
  RETURN QUERY SELECT NULL::text, until UNION ALL SELECT u.email, until FROM tenant_users m JOIN users u ON u.id = m.user_id WHERE m.tenant_id = shop AND m.role = 'owner';
END
$$;

-- Allows changes, or ends it: what the person does in the shop, of whom the caller has checked the session there. False if
-- nothing is under way.
CREATE FUNCTION "acting_confirm"(shop UUID, person UUID) RETURNS BOOLEAN
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  found_id uuid := (SELECT id FROM acting_of(shop, person));
  its_slug text := (SELECT slug FROM tenants WHERE id = shop);
BEGIN
  UPDATE tenant_actings SET confirmed_at = now() WHERE tenant_id = shop AND id = found_id AND confirmed_at IS NULL;
  IF FOUND THEN
    PERFORM team_audit(shop, person, 'acting.confirmed', its_slug, '{}');
    PERFORM team_audit(platform_tenant(), person, 'acting.confirmed', its_slug, '{}');
  END IF;
  RETURN found_id IS NOT NULL;
END
$$;

CREATE FUNCTION "acting_end"(shop UUID, person UUID) RETURNS BOOLEAN
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  its_slug text := (SELECT slug FROM tenants WHERE id = shop);
BEGIN
  UPDATE tenant_actings SET ends_at = now() WHERE tenant_id = shop AND user_id = person AND ends_at > now();
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM team_audit(shop, person, 'acting.ended', its_slug, '{}');
  PERFORM team_audit(platform_tenant(), person, 'acting.ended', its_slug, '{}');
  RETURN true;
END
$$;

DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''acting.began'' ''acting.confirmed'' ''acting.ended''', '''([a-z_.]+)''', 'g') AS one(kind)
  WHERE c.conname = 'audit_events_kind_check' AND c.conrelid = 'audit_events'::regclass;
  ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_kind_check";
  EXECUTE format('ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;

REVOKE ALL ON FUNCTION "acting_of", "operator_act", "acting_confirm", "acting_end" FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "acting_of", "operator_act", "acting_confirm", "acting_end" TO makerfront_platform;
