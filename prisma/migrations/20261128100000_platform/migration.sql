-- The platform runs itself: shops have a state, the platform is a tenant of its own kind, and operators work across shops
-- through functions that check in the database who calls them.

-- One row is the platform itself. Its sessions, factors, codes, mails and audit events are those of a shop without goods.
ALTER TABLE "tenants"
  ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'shop',
  ADD COLUMN "state" TEXT NOT NULL DEFAULT 'live',
  ADD COLUMN "state_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- What shoppers read of it: why the shop rests, or why it sells nothing.
  ADD COLUMN "state_message" TEXT NOT NULL DEFAULT '',
  -- When a paused shop means to sell again.
  ADD COLUMN "back_on" DATE,
  -- The number of the preview link of a draft; a new number voids the links before.
  ADD COLUMN "preview_version" INTEGER NOT NULL DEFAULT 1,
  -- What the shop makes. It sets words and defaults.
  ADD COLUMN "trade" TEXT NOT NULL DEFAULT 'other',
  ADD CONSTRAINT "tenants_kind_check" CHECK ("kind" IN ('shop', 'platform')),
  ADD CONSTRAINT "tenants_state_check" CHECK ("state" IN ('draft', 'live', 'paused', 'suspended', 'closed')),
  ADD CONSTRAINT "tenants_state_message_check" CHECK (char_length("state_message") <= 500),
  ADD CONSTRAINT "tenants_back_on_check" CHECK ("back_on" IS NULL OR "state" = 'paused'),
  ADD CONSTRAINT "tenants_trade_check" CHECK ("trade" IN ('pottery', 'textiles', 'print', 'team_wear', 'other')),
  DROP CONSTRAINT "tenants_slug_reserved_check";
-- Shops of before are open. One that is made from now on opens when its owner opens it.
ALTER TABLE "tenants" ALTER COLUMN "state" SET DEFAULT 'draft';

-- The reserved names as before, but for the platform's own row.
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_slug_reserved_check" CHECK (("kind" = 'platform' AND "slug" = 'platform') OR ("kind" = 'shop' AND "slug" NOT IN (
    'about', 'account', 'accounts', 'admin', 'api', 'app', 'assets', 'auth', 'autoconfig', 'autodiscover', 'billing',
    'blog', 'cart', 'category', 'cdn', 'checkout', 'contact', 'dashboard', 'dev', 'docs', 'email', 'favicon', 'files',
    'ftp', 'health', 'help', 'hostmaster', 'icon', 'imap', 'invalid', 'legal', 'local', 'localhost', 'login', 'logout',
    'mail', 'makerfront', 'media', 'mx', 'next', 'noreply', 'ns', 'ns1', 'ns2', 'order-success', 'orders', 'payments',
    'paypal', 'placeholder', 'platform', 'pop', 'postmaster', 'preview', 'pricing', 'privacy', 'products',
    'public', 'robots', 'root', 'search', 'security', 'settings', 'shop', 'shops', 'signin', 'signup', 'sitemap',
    'smtp', 'staging', 'static', 'status', 'store', 'stores', 'stripe', 'support', 'system', 'terms', 'webhook', 'webhooks', 'webmail', 'webmaster', 'www'
)));
CREATE UNIQUE INDEX "tenants_platform_key" ON "tenants" ("kind") WHERE "kind" = 'platform';

ALTER TABLE "tenant_users"
  DROP CONSTRAINT "tenant_users_role_check",
  ADD CONSTRAINT "tenant_users_role_check" CHECK ("role" IN ('owner', 'product-manager', 'order-manager', 'operator'));
ALTER TABLE "team_invitations"
  DROP CONSTRAINT "team_invitations_role_check",
  ADD CONSTRAINT "team_invitations_role_check" CHECK ("role" IN ('owner', 'product-manager', 'order-manager', 'operator'));

-- Operators work for the platform and nobody else does: the role belongs to its row alone, whoever writes it.
CREATE FUNCTION "platform_role_fits"() RETURNS TRIGGER
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF (NEW.role = 'operator') <> EXISTS (SELECT FROM tenants WHERE id = NEW.tenant_id AND kind = 'platform') THEN
    RAISE EXCEPTION 'role %: operators belong to the platform, and everybody else to a shop', NEW.role
      USING ERRCODE = 'check_violation', CONSTRAINT = 'role_fits_check';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "tenant_users_role_fits" BEFORE INSERT OR UPDATE OF "role", "tenant_id" ON "tenant_users"
  FOR EACH ROW EXECUTE FUNCTION "platform_role_fits"();
CREATE TRIGGER "team_invitations_role_fits" BEFORE INSERT OR UPDATE OF "role", "tenant_id" ON "team_invitations"
  FOR EACH ROW EXECUTE FUNCTION "platform_role_fits"();

-- The platform's row, made when it is first needed. Everybody who works there needs a second factor.
CREATE FUNCTION "platform_tenant"() RETURNS UUID
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  its_id uuid;
BEGIN
  SELECT id INTO its_id FROM tenants WHERE kind = 'platform';
  IF NOT FOUND THEN
    INSERT INTO tenants (id, name, slug, kind, state, requires_second_factor, primary_color)
    VALUES (gen_random_uuid(), 'Makerfront', 'platform', 'platform', 'live', true, '#8a3f24')
    ON CONFLICT DO NOTHING;
    SELECT id INTO STRICT its_id FROM tenants WHERE kind = 'platform';
  END IF;
  RETURN its_id;
END
$$;

-- Each move of a shop from one state to another. Never changed and never deleted but with the shop.
CREATE TABLE "tenant_state_changes" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "from_state" TEXT,
    "to_state" TEXT NOT NULL,
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tenant_state_changes_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "tenant_state_changes_states_check" CHECK (
      "to_state" IN ('draft', 'live', 'paused', 'suspended', 'closed') AND "from_state" IS DISTINCT FROM "to_state"
    ),
    CONSTRAINT "tenant_state_changes_actor_check" CHECK ("actor_kind" IN ('owner', 'operator', 'platform')),
    CONSTRAINT "tenant_state_changes_reason_check" CHECK (char_length("reason") <= 500)
);
CREATE INDEX "tenant_state_changes_tenant_id_created_at_idx" ON "tenant_state_changes" ("tenant_id", "created_at" DESC);
ALTER TABLE "tenant_state_changes" ADD CONSTRAINT "tenant_state_changes_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "tenant_state_changes" ADD CONSTRAINT "tenant_state_changes_actor_id_fkey"
  FOREIGN KEY ("actor_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Audit events of a shop's life, beside those that there are.
DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''shop.state_changed'' ''platform.mail_sent_again''', '''([a-z_.]+)''', 'g') AS one(kind)
  WHERE c.conname = 'audit_events_kind_check' AND c.conrelid = 'audit_events'::regclass;
  ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_kind_check";
  EXECUTE format('ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;

-- The operator on whose behalf this transaction works: the person of the session that `makerfront.operator_session` names,
-- if that session is of the platform, has not ended, has seen a second factor, and its person is an operator at this
-- moment. Null for anything else, so a shop's session opens nothing.
CREATE FUNCTION "operator_of_session"() RETURNS UUID
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT s.user_id
  FROM sessions s
    JOIN tenants t ON t.id = s.tenant_id AND t.kind = 'platform'
    JOIN tenant_users m ON m.tenant_id = s.tenant_id AND m.user_id = s.user_id AND m.role = 'operator'
  WHERE s.id = nullif(current_setting('makerfront.operator_session', true), '')::uuid
    AND s.expires_at > now() AND s.access_expires_at > now() AND s.assurance_level >= 2
$$;

-- The same, or an error that names the rule: for functions and transactions that are an operator's alone.
CREATE FUNCTION "operator_required"() RETURNS UUID
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  person uuid := operator_of_session();
BEGIN
  IF person IS NULL THEN
    RAISE EXCEPTION 'permission denied: no operator''s session' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN person;
END
$$;

-- Moves a shop to another state and keeps who did it and why, in the state's history and in the shop's audit log. An owner
-- opens, pauses, opens again and closes; an operator (`operator_required`) suspends, lifts that, closes, and reopens. The
-- state that is `seen` must still be the shop's. 'moved', or why not: 'denied', 'moved_on', 'not_from_here'.
CREATE FUNCTION "shop_move"(shop UUID, actor UUID, seen TEXT, wanted TEXT, why TEXT, says TEXT, until DATE, is_operator BOOLEAN)
RETURNS TEXT LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  current text;
  allowed boolean;
BEGIN
  IF is_operator THEN
    actor := operator_required();
  ELSIF NOT team_lock_owners(shop, actor) THEN
    RETURN 'denied';
  END IF;
  SELECT state INTO current FROM tenants WHERE id = shop AND kind = 'shop' FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'denied';
  END IF;
  IF current <> seen THEN
    RETURN 'moved_on';
  END IF;
  allowed := CASE WHEN is_operator THEN
    (wanted = 'suspended' AND current IN ('draft', 'live', 'paused'))
    OR (current = 'suspended' AND wanted IN ('draft', 'live', 'paused', 'closed'))
    OR (wanted = 'closed' AND current <> 'closed')
    OR (current = 'closed' AND wanted = 'paused')
  ELSE
    (current = 'draft' AND wanted IN ('live', 'closed'))
    OR (current = 'live' AND wanted IN ('paused', 'closed'))
    OR (current = 'paused' AND wanted IN ('paused', 'live', 'closed'))
    OR (current = 'closed' AND wanted = 'paused' AND NOT EXISTS (
      -- Whom an operator has closed only an operator opens.
      SELECT FROM tenant_state_changes c WHERE c.tenant_id = shop AND c.to_state = 'closed' AND c.actor_kind <> 'owner'
        AND c.created_at >= (SELECT state_since FROM tenants WHERE id = shop)
    ))
  END;
  IF NOT allowed THEN
    RETURN 'not_from_here';
  END IF;
  UPDATE tenants SET state = wanted, state_message = says, back_on = CASE WHEN wanted = 'paused' THEN until END,
    state_since = CASE WHEN wanted = current THEN state_since ELSE now() END, updated_at = now()
  WHERE id = shop;
  IF wanted <> current THEN
    INSERT INTO tenant_state_changes (tenant_id, id, from_state, to_state, actor_id, actor_name, actor_kind, reason)
    SELECT shop, gen_random_uuid(), current, wanted, u.id, coalesce(nullif(u.name, ''), u.email),
      CASE WHEN is_operator THEN 'operator' ELSE 'owner' END, why
    FROM users u WHERE u.id = actor;
    PERFORM team_audit(shop, actor, 'shop.state_changed', '', jsonb_build_object('from', current, 'to', wanted, 'reason', why,
      'isOperator', is_operator));
  END IF;
  RETURN 'moved';
END
$$;

-- Operators invite and remove each other as the owners of a shop do.
CREATE OR REPLACE FUNCTION "team_lock_owners"(shop UUID, person UUID) RETURNS BOOLEAN
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM tenant_users WHERE tenant_id = shop AND role IN ('owner', 'operator') ORDER BY user_id FOR UPDATE;
  RETURN EXISTS (
    SELECT FROM tenant_users WHERE tenant_id = shop AND user_id = person AND role IN ('owner', 'operator')
  );
END
$$;

REVOKE ALL ON FUNCTION "platform_role_fits" FROM PUBLIC;
REVOKE ALL ON FUNCTION "platform_tenant", "operator_of_session", "operator_required", "shop_move" FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "platform_tenant", "operator_of_session", "operator_required", "shop_move" TO makerfront_platform;

ALTER TABLE "tenant_state_changes" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "tenant_state_changes_own_rows" ON "tenant_state_changes" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "tenant_state_changes_platform" ON "tenant_state_changes" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT ON "tenant_state_changes" TO makerfront_tenant, makerfront_platform;

-- The columns of before are granted one by one to the platform, so new ones are too. It makes a shop with its trade.
GRANT SELECT ("kind", "state", "state_since", "state_message", "back_on", "preview_version", "trade") ON "tenants" TO makerfront_platform;
GRANT INSERT ("trade") ON "tenants" TO makerfront_platform;
GRANT UPDATE ("preview_version") ON "tenants" TO makerfront_tenant;

-- A move of a shop is told to every server, by the platform's login.
GRANT INSERT ON "cache_events" TO makerfront_platform;
