-- Domains of shops: claims, their proofs by DNS, and which name a shop is reached at.

CREATE TABLE "tenant_domains" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    -- The name that serves the shop: in lower case, in punycode.
    "host" TEXT NOT NULL,
    -- The other one of www and apex, which leads on to `host`.
    "partner" TEXT,
    -- Both without www: what a claim is about. The proof stands at _makerfront.<base>.
    "base" TEXT NOT NULL,
    -- Of this claim. A new claim has another one, so an old record in DNS proves nothing.
    "token" TEXT NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- Until when the claim can be proved.
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    -- Written by domain_prove alone.
    "verified_at" TIMESTAMPTZ(3),
    -- Since when the shop is reached at it; its links are made of it then.
    "working_at" TIMESTAMPTZ(3),
    -- Preferred by the owner as the name to which the others lead.
    "is_primary" BOOLEAN NOT NULL DEFAULT false,
    -- How the last check found it, and each of its records.
    "status" TEXT NOT NULL DEFAULT 'not_found',
    "records" JSONB NOT NULL DEFAULT '[]',
    "status_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- Checks become rarer from here on: the claim, the last change, or the last time that somebody asked.
    "watched_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- Since when it neither leads here nor has its token.
    "astray_since" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),
    -- Null: it is checked no more.
    "next_check_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    -- What the owners were told last.
    "told" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "tenant_domains_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "tenant_domains_host_check" CHECK ("host" ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$' AND length("host") <= 253),
    CONSTRAINT "tenant_domains_pair_check" CHECK (
      ("partner" IS NULL AND "base" = "host") OR ("partner" = "base" AND "host" = 'www.' || "base")
      OR ("host" = "base" AND "partner" = 'www.' || "base")),
    CONSTRAINT "tenant_domains_token_check" CHECK ("token" ~ '^[A-Za-z0-9_-]{20,64}$'),
    CONSTRAINT "tenant_domains_status_check" CHECK ("status" IN (
      'not_found', 'wrong_target', 'proxied', 'conflicting', 'token_missing', 'waiting', 'working', 'lapsed', 'stopped', 'lost')),
    CONSTRAINT "tenant_domains_told_check" CHECK ("told" IN ('', 'working', 'stopped')),
    CONSTRAINT "tenant_domains_working_check" CHECK ("working_at" IS NULL OR "verified_at" IS NOT NULL),
    CONSTRAINT "tenant_domains_records_check" CHECK (jsonb_typeof("records") = 'array')
);
-- Many may claim a name, and one has it.
CREATE UNIQUE INDEX "tenant_domains_verified_key" ON "tenant_domains" ("base") WHERE "verified_at" IS NOT NULL;
CREATE UNIQUE INDEX "tenant_domains_tenant_id_base_key" ON "tenant_domains" ("tenant_id", "base");
CREATE UNIQUE INDEX "tenant_domains_token_key" ON "tenant_domains" ("token");
CREATE UNIQUE INDEX "tenant_domains_primary_key" ON "tenant_domains" ("tenant_id") WHERE "is_primary";
CREATE INDEX "tenant_domains_next_check_at_idx" ON "tenant_domains" ("next_check_at");
ALTER TABLE "tenant_domains" ADD CONSTRAINT "tenant_domains_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The domains that shops have had so far were set by hand, by somebody who had looked.
INSERT INTO "tenant_domains" ("tenant_id", "id", "host", "partner", "base", "token", "expires_at", "verified_at", "working_at",
  "is_primary", "status", "told")
SELECT t.id, gen_random_uuid(), t.custom_domain,
  CASE
    WHEN t.custom_domain ~ '^www\.' THEN substr(t.custom_domain, 5)
    WHEN t.custom_domain ~ '^[^.]+\.[^.]+$' THEN 'www.' || t.custom_domain
  END,
  regexp_replace(t.custom_domain, '^www\.', ''), replace(gen_random_uuid()::text, '-', ''), now(), now(), now(), true, 'working', 'working'
FROM "tenants" t WHERE t.custom_domain IS NOT NULL;

-- The name that links are made of: the preferred one of those that work, else the first that worked.
CREATE FUNCTION "domain_settle"() RETURNS TRIGGER
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  shop uuid := coalesce(NEW.tenant_id, OLD.tenant_id);
  best text := (SELECT host FROM tenant_domains WHERE tenant_id = shop AND working_at IS NOT NULL
    ORDER BY is_primary DESC, working_at, id LIMIT 1);
BEGIN
  UPDATE tenants SET custom_domain = best, updated_at = now() WHERE id = shop AND custom_domain IS DISTINCT FROM best;
  RETURN NULL;
END
$$;
CREATE TRIGGER "tenant_domains_settle" AFTER INSERT OR DELETE OR UPDATE OF "host", "working_at", "is_primary" ON "tenant_domains"
  FOR EACH ROW EXECUTE FUNCTION "domain_settle"();

-- Claims a name for a shop. Another shop's claim or domain does not stand in the way: the proof decides. 'claimed', or why
-- not: 'denied', 'too_many', 'yours'.
CREATE FUNCTION "domain_claim"(shop UUID, actor UUID, domain UUID, name TEXT, other TEXT, about TEXT, secret TEXT, until TIMESTAMPTZ)
RETURNS TEXT LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  -- The lock makes two claims of one shop one after the other.
  IF NOT team_lock_owners(shop, actor) OR NOT EXISTS (SELECT FROM tenants WHERE id = shop AND kind = 'shop') THEN
    RETURN 'denied';
  END IF;
  IF EXISTS (SELECT FROM tenant_domains WHERE tenant_id = shop AND base = about) THEN
    RETURN 'yours';
  END IF;
  IF (SELECT count(*) FROM tenant_domains WHERE tenant_id = shop) >= 10 THEN
    RETURN 'too_many';
  END IF;
  INSERT INTO tenant_domains (tenant_id, id, host, partner, base, token, expires_at)
  VALUES (shop, domain, name, other, about, secret, until);
  PERFORM team_audit(shop, actor, 'domain.claimed', name, '{}');
  RETURN 'claimed';
END
$$;

-- Claims a name again that lapsed, stopped or was lost, with a fresh token. 'claimed', 'denied' or 'gone'.
CREATE FUNCTION "domain_claim_again"(shop UUID, actor UUID, domain UUID, secret TEXT, until TIMESTAMPTZ)
RETURNS TEXT LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  name text;
BEGIN
  IF NOT team_lock_owners(shop, actor) THEN
    RETURN 'denied';
  END IF;
  UPDATE tenant_domains SET token = secret, expires_at = until, claimed_at = now(), status = 'not_found', status_since = now(),
    records = '[]', astray_since = NULL, checked_at = NULL, next_check_at = now(), watched_since = now(), told = ''
  WHERE tenant_id = shop AND id = domain AND verified_at IS NULL RETURNING host INTO name;
  IF name IS NULL THEN
    RETURN 'gone';
  END IF;
  PERFORM team_audit(shop, actor, 'domain.claimed', name, '{}');
  RETURN 'claimed';
END
$$;

-- Gives a name up. 'removed', 'denied' or 'gone'.
CREATE FUNCTION "domain_remove"(shop UUID, actor UUID, domain UUID) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  name text;
BEGIN
  IF NOT team_lock_owners(shop, actor) THEN
    RETURN 'denied';
  END IF;
  DELETE FROM tenant_domains WHERE tenant_id = shop AND id = domain RETURNING host INTO name;
  IF name IS NULL THEN
    RETURN 'gone';
  END IF;
  PERFORM team_audit(shop, actor, 'domain.removed', name, '{}');
  RETURN 'removed';
END
$$;

-- Prefers a working name as the one to which the others lead. 'changed', 'denied' or 'gone'.
CREATE FUNCTION "domain_make_primary"(shop UUID, actor UUID, domain UUID) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  name text;
BEGIN
  IF NOT team_lock_owners(shop, actor) THEN
    RETURN 'denied';
  END IF;
  SELECT host INTO name FROM tenant_domains WHERE tenant_id = shop AND id = domain AND working_at IS NOT NULL FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  UPDATE tenant_domains SET is_primary = false WHERE tenant_id = shop AND is_primary AND id <> domain;
  UPDATE tenant_domains SET is_primary = true WHERE tenant_id = shop AND id = domain;
  PERFORM team_audit(shop, actor, 'domain.primary_changed', name, '{}');
  RETURN 'changed';
END
$$;

-- Claims checks: of one domain at once, or with null of those that are due, the longest due first.
CREATE FUNCTION "domain_take"(shop UUID, domain UUID, until TIMESTAMPTZ, most INTEGER) RETURNS SETOF "tenant_domains"
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  UPDATE tenant_domains d SET next_check_at = until, watched_since = CASE WHEN domain IS NULL THEN d.watched_since ELSE now() END
  FROM (
    SELECT tenant_id, id FROM tenant_domains
    WHERE CASE WHEN domain IS NULL THEN next_check_at <= now()
      ELSE tenant_id = shop AND id = domain AND next_check_at IS NOT NULL END
    ORDER BY next_check_at LIMIT most FOR UPDATE SKIP LOCKED
  ) due
  WHERE d.tenant_id = due.tenant_id AND d.id = due.id
  RETURNING d.*
$$;

-- Proves a claim by the texts that stand at _makerfront.<base>. The claim's own token must be among them, and the claim must
-- not have lapsed. Another shop that has the name keeps it while its token stands there too; without it the name has come
-- into other hands, and it loses it. 'proved', or why not: 'missing', 'taken', 'lapsed', 'gone'.
CREATE FUNCTION "domain_prove"(shop UUID, domain UUID, texts TEXT[])
RETURNS TABLE (outcome TEXT, loser UUID)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  claim tenant_domains;
  holder tenant_domains;
BEGIN
  SELECT * INTO claim FROM tenant_domains d WHERE d.tenant_id = shop AND d.id = domain FOR UPDATE;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'gone', NULL::uuid;
    RETURN;
  END IF;
  IF claim.verified_at IS NOT NULL THEN
    RETURN QUERY SELECT 'proved', NULL::uuid;
    RETURN;
  END IF;
  IF claim.expires_at <= now() OR claim.next_check_at IS NULL THEN
    RETURN QUERY SELECT 'lapsed', NULL::uuid;
    RETURN;
  END IF;
  IF NOT ('makerfront=' || claim.token = ANY (texts)) THEN
    RETURN QUERY SELECT 'missing', NULL::uuid;
    RETURN;
  END IF;
  SELECT * INTO holder FROM tenant_domains d WHERE d.base = claim.base AND d.verified_at IS NOT NULL FOR UPDATE;
  IF FOUND THEN
    IF 'makerfront=' || holder.token = ANY (texts) THEN
      RETURN QUERY SELECT 'taken', NULL::uuid;
      RETURN;
    END IF;
    UPDATE tenant_domains d SET verified_at = NULL, working_at = NULL, is_primary = false, status = 'lost', status_since = now(),
      next_check_at = NULL, told = 'stopped'
    WHERE d.tenant_id = holder.tenant_id AND d.id = holder.id;
  END IF;
  UPDATE tenant_domains d SET verified_at = now(), astray_since = NULL WHERE d.tenant_id = shop AND d.id = domain;
  RETURN QUERY SELECT 'proved', holder.tenant_id;
END
$$;

-- A proved domain works from now on: the shop's links may be made of it.
CREATE FUNCTION "domain_works"(shop UUID, domain UUID) RETURNS VOID
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  UPDATE tenant_domains SET working_at = now()
  WHERE tenant_id = shop AND id = domain AND verified_at IS NOT NULL AND working_at IS NULL
$$;

-- Ends what was not proved in time, or has led astray for too long: the name is free, and a fresh claim is needed.
CREATE FUNCTION "domain_end"(shop UUID, domain UUID, wanted TEXT) RETURNS BOOLEAN
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE tenant_domains SET verified_at = NULL, working_at = NULL, is_primary = false, status = wanted, status_since = now(),
    next_check_at = NULL, told = CASE WHEN told = 'working' THEN 'stopped' ELSE told END
  WHERE tenant_id = shop AND id = domain AND (
    (wanted = 'lapsed' AND verified_at IS NULL AND expires_at <= now() AND next_check_at IS NOT NULL)
    OR (wanted = 'stopped' AND verified_at IS NOT NULL AND astray_since IS NOT NULL));
  RETURN FOUND;
END
$$;

-- The domains of all shops, for operators: those with trouble first.
CREATE FUNCTION "operator_domains"(wanted TEXT, most INTEGER, skipped INTEGER)
RETURNS TABLE (tenant_id UUID, id UUID, shop TEXT, slug TEXT, host TEXT, status TEXT, status_since TIMESTAMPTZ, is_main BOOLEAN,
  verified_at TIMESTAMPTZ, checked_at TIMESTAMPTZ, next_check_at TIMESTAMPTZ)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  PERFORM operator_required();
  RETURN QUERY
  SELECT d.tenant_id, d.id, t.name, t.slug, d.host, d.status, d.status_since, coalesce(t.custom_domain = d.host, false), d.verified_at, d.checked_at,
    d.next_check_at
  FROM tenant_domains d JOIN tenants t ON t.id = d.tenant_id
  WHERE wanted = '' OR strpos(d.host, lower(wanted)) > 0 OR strpos(lower(t.name), lower(wanted)) > 0 OR strpos(t.slug, lower(wanted)) > 0
  ORDER BY d.status = 'working', d.status_since DESC, d.id LIMIT least(most, 100) OFFSET greatest(skipped, 0);
END
$$;

REVOKE ALL ON FUNCTION "domain_settle", "domain_claim", "domain_claim_again", "domain_remove", "domain_make_primary", "domain_take",
  "domain_prove", "domain_works", "domain_end", "operator_domains" FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "domain_claim", "domain_claim_again", "domain_remove", "domain_make_primary", "domain_take", "domain_prove",
  "domain_works", "domain_end", "operator_domains" TO makerfront_platform;

DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''domain.claimed'' ''domain.removed'' ''domain.primary_changed''',
    '''([a-z_.]+)''', 'g') AS one(kind)
  WHERE c.conname = 'audit_events_kind_check' AND c.conrelid = 'audit_events'::regclass;
  ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_kind_check";
  EXECUTE format('ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_kind_check" CHECK ("kind" IN (%s))', kinds);
  -- Which host shows which shop.
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''hosts''', '''([a-z_]+)''', 'g') AS one(kind)
  WHERE c.conname = 'cache_events_kind_check' AND c.conrelid = 'cache_events'::regclass;
  ALTER TABLE "cache_events" DROP CONSTRAINT "cache_events_kind_check";
  EXECUTE format('ALTER TABLE "cache_events" ADD CONSTRAINT "cache_events_kind_check" CHECK ("kind" IN (%s))', kinds);
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''domain_notice'' ''domain_steps''', '''([a-z_]+)''', 'g') AS one(kind)
  WHERE c.conname = 'outbox_mails_kind_check' AND c.conrelid = 'outbox_mails'::regclass;
  ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_kind_check";
  EXECUTE format('ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;

ALTER TABLE "tenant_domains" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "tenant_domains_own_rows" ON "tenant_domains" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "tenant_domains_platform" ON "tenant_domains" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT ON "tenant_domains" TO makerfront_tenant, makerfront_platform;
GRANT UPDATE ("status", "records", "status_since", "watched_since", "astray_since", "checked_at", "next_check_at", "told")
  ON "tenant_domains" TO makerfront_platform;
