-- A shop's people: invitations, roles, and the record of who changed them. Memberships are changed by the functions below
-- and by nothing else: each checks in the database that its caller's person is an owner at this moment, keeps the last
-- owner, writes the audit event, and ends what has to end, in one transaction. A shop's scope may call none of them.

-- What an order manager may give back of one order in all, in cents; null for nothing. An owner has no limit.
ALTER TABLE "tenants"
  ADD COLUMN "refund_limit_cents" INTEGER,
  ADD CONSTRAINT "tenants_refund_limit_check" CHECK ("refund_limit_cents" > 0);

CREATE TABLE "team_invitations" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    -- In lower case. Only the account of this address can accept.
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    -- Of the link that was sent last; the links before it open nothing.
    "token_hash" TEXT NOT NULL,
    "invited_by" UUID,
    "invited_by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "team_invitations_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "team_invitations_email_check" CHECK ("email" = lower("email") AND length("email") BETWEEN 3 AND 254),
    CONSTRAINT "team_invitations_role_check" CHECK ("role" IN ('owner', 'product-manager', 'order-manager')),
    CONSTRAINT "team_invitations_end_check" CHECK ("accepted_at" IS NULL OR "revoked_at" IS NULL)
);
CREATE UNIQUE INDEX "team_invitations_tenant_id_token_hash_key" ON "team_invitations" ("tenant_id", "token_hash");
CREATE INDEX "team_invitations_tenant_id_created_at_idx" ON "team_invitations" ("tenant_id", "created_at" DESC);
CREATE INDEX "team_invitations_expires_at_idx" ON "team_invitations" ("expires_at");
-- One that is open for an address.
CREATE UNIQUE INDEX "team_invitations_open_key" ON "team_invitations" ("tenant_id", "email")
  WHERE "accepted_at" IS NULL AND "revoked_at" IS NULL;
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_fkey"
  FOREIGN KEY ("invited_by") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Who changed what in a shop. Never changed and never deleted but with the shop.
CREATE TABLE "audit_events" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "actor_id" UUID,
    -- As they were called at the time.
    "actor_name" TEXT NOT NULL,
    -- Whom or what it is about, such as an e-mail address; '' for the shop itself.
    "subject" TEXT NOT NULL DEFAULT '',
    "detail" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_events_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "audit_events_kind_check" CHECK ("kind" IN (
      'invitation.sent', 'invitation.renewed', 'invitation.revoked', 'member.joined', 'member.role_changed',
      'member.removed', 'member.left', 'refund_limit.changed'
    )),
    CONSTRAINT "audit_events_detail_check" CHECK (jsonb_typeof("detail") = 'object')
);
CREATE INDEX "audit_events_tenant_id_created_at_id_idx" ON "audit_events" ("tenant_id", "created_at" DESC, "id" DESC);
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_actor_id_fkey"
  FOREIGN KEY ("actor_id") REFERENCES "users" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "outbox_mails"
  DROP CONSTRAINT "outbox_mails_kind_check",
  ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("kind" IN ('order_confirmation', 'new_order', 'payment_pending', 'refund', 'order_completed', 'order_cancelled', 'order_link', 'password_reset', 'one_time_code', 'team_invitation'));

-- Locks the owners of a shop until the transaction ends, and answers whether somebody is one of them. Every change of a
-- team takes this lock first, so that two changes at once are one after the other and the second one sees the first.
CREATE FUNCTION "team_lock_owners"(shop UUID, person UUID) RETURNS BOOLEAN
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM tenant_users WHERE tenant_id = shop AND role = 'owner' ORDER BY user_id FOR UPDATE;
  RETURN EXISTS (SELECT FROM tenant_users WHERE tenant_id = shop AND user_id = person AND role = 'owner');
END
$$;

-- Writes an audit event of somebody, by the name that they have now. Two of one transaction may fall into one millisecond:
-- each is later than the one before, so that the log tells them in their order.
CREATE FUNCTION "team_audit"(shop UUID, actor UUID, what TEXT, about TEXT, more JSONB) RETURNS VOID
LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  INSERT INTO audit_events (tenant_id, id, kind, actor_id, actor_name, subject, detail, created_at)
  SELECT shop, gen_random_uuid(), what, id, coalesce(nullif(name, ''), email), about, more,
    greatest(
      clock_timestamp()::timestamptz(3),
      (SELECT max(created_at) + interval '1 millisecond' FROM audit_events WHERE tenant_id = shop)
    )
  FROM users WHERE id = actor
$$;

-- Takes mails with a link that is void back from the outbox.
CREATE FUNCTION "team_drop_mails"(shop UUID, invitation UUID) RETURNS VOID
LANGUAGE sql SET search_path = pg_catalog, public, pg_temp AS $$
  DELETE FROM outbox_mails
  WHERE tenant_id = shop AND kind = 'team_invitation' AND sent_at IS NULL AND subject LIKE invitation::text || ':%'
$$;

-- Keeps an invitation for an address. 'sent', or why not: 'denied', 'is_member', 'is_invited', 'too_many'.
CREATE FUNCTION "team_invite"(shop UUID, actor UUID, invitation UUID, address TEXT, wanted TEXT, hash TEXT, until TIMESTAMPTZ)
RETURNS TEXT LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT team_lock_owners(shop, actor) THEN
    RETURN 'denied';
  END IF;
  IF EXISTS (
    SELECT FROM tenant_users t JOIN users u ON u.id = t.user_id WHERE t.tenant_id = shop AND u.email = address
  ) THEN
    RETURN 'is_member';
  END IF;
  -- One that has expired gives way.
  DELETE FROM team_invitations
  WHERE tenant_id = shop AND email = address AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at <= now();
  IF EXISTS (
    SELECT FROM team_invitations
    WHERE tenant_id = shop AND email = address AND accepted_at IS NULL AND revoked_at IS NULL
  ) THEN
    RETURN 'is_invited';
  END IF;
  IF (SELECT count(*) FROM team_invitations
      WHERE tenant_id = shop AND accepted_at IS NULL AND revoked_at IS NULL) >= 50 THEN
    RETURN 'too_many';
  END IF;
  INSERT INTO team_invitations (tenant_id, id, email, role, token_hash, invited_by, invited_by_name, expires_at)
  SELECT shop, invitation, address, wanted, hash, u.id, coalesce(nullif(u.name, ''), u.email), until
  FROM users u WHERE u.id = actor;
  PERFORM team_audit(shop, actor, 'invitation.sent', address, jsonb_build_object('role', wanted));
  RETURN 'sent';
END
$$;

-- Gives an open invitation a new link; the one before opens nothing any more. 'sent', 'denied' or 'gone'.
CREATE FUNCTION "team_renew_invitation"(shop UUID, actor UUID, invitation UUID, hash TEXT, until TIMESTAMPTZ)
RETURNS TABLE (outcome TEXT, address TEXT, wanted TEXT)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT team_lock_owners(shop, actor) THEN
    RETURN QUERY SELECT 'denied', NULL::text, NULL::text;
    RETURN;
  END IF;
  UPDATE team_invitations i SET token_hash = hash, expires_at = until, sent_at = now()
  WHERE i.tenant_id = shop AND i.id = invitation AND i.accepted_at IS NULL AND i.revoked_at IS NULL
  RETURNING i.email, i.role INTO address, wanted;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'gone', NULL::text, NULL::text;
    RETURN;
  END IF;
  PERFORM team_drop_mails(shop, invitation);
  PERFORM team_audit(shop, actor, 'invitation.renewed', address, jsonb_build_object('role', wanted));
  RETURN QUERY SELECT 'sent', address, wanted;
END
$$;

-- Takes an open invitation back. 'revoked', 'denied' or 'gone'.
CREATE FUNCTION "team_revoke_invitation"(shop UUID, actor UUID, invitation UUID) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  taken record;
BEGIN
  IF NOT team_lock_owners(shop, actor) THEN
    RETURN 'denied';
  END IF;
  UPDATE team_invitations SET revoked_at = now()
  WHERE tenant_id = shop AND id = invitation AND accepted_at IS NULL AND revoked_at IS NULL
  RETURNING email, role INTO taken;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  PERFORM team_drop_mails(shop, invitation);
  PERFORM team_audit(shop, actor, 'invitation.revoked', taken.email, jsonb_build_object('role', taken.role));
  RETURN 'revoked';
END
$$;

-- Takes back what somebody invited who is an owner no longer: their links must not outlive their right to send them.
CREATE FUNCTION "team_revoke_invitations_of"(shop UUID, actor UUID, inviter UUID) RETURNS VOID
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  taken record;
BEGIN
  FOR taken IN
    UPDATE team_invitations SET revoked_at = now()
    WHERE tenant_id = shop AND invited_by = inviter AND accepted_at IS NULL AND revoked_at IS NULL
    RETURNING id, email, role
  LOOP
    PERFORM team_drop_mails(shop, taken.id);
    PERFORM team_audit(shop, actor, 'invitation.revoked', taken.email, jsonb_build_object('role', taken.role));
  END LOOP;
END
$$;

-- Makes a person a member by the link that was sent to their address, once. 'joined', or 'invalid' for every reason why
-- the link does not open, also for another person's. `person` has proved to be who they are.
CREATE FUNCTION "team_accept"(shop UUID, hash TEXT, person UUID) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  invited record;
BEGIN
  SELECT i.id, i.email, i.role INTO invited FROM team_invitations i
  WHERE i.tenant_id = shop AND i.token_hash = hash AND i.accepted_at IS NULL AND i.revoked_at IS NULL
    AND i.expires_at > now() FOR UPDATE;
  IF NOT FOUND OR NOT EXISTS (SELECT FROM users WHERE id = person AND email = invited.email) THEN
    RETURN 'invalid';
  END IF;
  UPDATE team_invitations SET accepted_at = now() WHERE tenant_id = shop AND id = invited.id;
  -- Somebody who has become a member by another way keeps the role that they have.
  INSERT INTO tenant_users (tenant_id, user_id, role) VALUES (shop, person, invited.role) ON CONFLICT DO NOTHING;
  PERFORM team_drop_mails(shop, invited.id);
  PERFORM team_audit(shop, person, 'member.joined', invited.email, jsonb_build_object('role', invited.role));
  RETURN 'joined';
END
$$;

-- The same for somebody without an account, who gets one with the address that the link was sent to. 'has_account' where
-- there is one already: its password is never touched.
CREATE FUNCTION "team_accept_as_new"(shop UUID, hash TEXT, person UUID, called TEXT, password TEXT) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO users (id, email, name, password_hash)
  SELECT person, i.email, called, password FROM team_invitations i
  WHERE i.tenant_id = shop AND i.token_hash = hash AND i.accepted_at IS NULL AND i.revoked_at IS NULL
    AND i.expires_at > now()
  FOR UPDATE
  ON CONFLICT (email) DO NOTHING;
  IF FOUND THEN
    RETURN team_accept(shop, hash, person);
  END IF;
  RETURN CASE WHEN EXISTS (
    SELECT FROM team_invitations i JOIN users u ON u.email = i.email
    WHERE i.tenant_id = shop AND i.token_hash = hash AND i.accepted_at IS NULL AND i.revoked_at IS NULL
      AND i.expires_at > now()
  ) THEN 'has_account' ELSE 'invalid' END;
END
$$;

-- Gives a member another role. 'changed', or why not: 'denied', 'gone', 'moved_on' (it is not `seen` any more),
-- 'last_owner'.
CREATE FUNCTION "team_change_role"(shop UUID, actor UUID, member UUID, seen TEXT, wanted TEXT) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  found_role text;
  person record;
BEGIN
  IF NOT team_lock_owners(shop, actor) THEN
    RETURN 'denied';
  END IF;
  SELECT role INTO found_role FROM tenant_users WHERE tenant_id = shop AND user_id = member FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  IF found_role <> seen THEN
    RETURN 'moved_on';
  END IF;
  IF found_role = wanted THEN
    RETURN 'changed';
  END IF;
  IF found_role = 'owner' AND (SELECT count(*) FROM tenant_users WHERE tenant_id = shop AND role = 'owner') = 1 THEN
    RETURN 'last_owner';
  END IF;
  UPDATE tenant_users SET role = wanted WHERE tenant_id = shop AND user_id = member;
  SELECT name, email INTO person FROM users WHERE id = member;
  PERFORM team_audit(shop, actor, 'member.role_changed', person.email,
    jsonb_build_object('name', person.name, 'from', found_role, 'to', wanted));
  IF found_role = 'owner' THEN
    PERFORM team_revoke_invitations_of(shop, actor, member);
  END IF;
  RETURN 'changed';
END
$$;

-- Takes a member out of a shop, and ends their sessions there; links for new passwords end with the membership. Anybody
-- may leave. 'removed', or why not: 'denied', 'gone', 'last_owner'.
CREATE FUNCTION "team_remove"(shop UUID, actor UUID, member UUID) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  is_owner boolean := team_lock_owners(shop, actor);
  found_role text;
  person record;
BEGIN
  IF NOT is_owner AND actor <> member THEN
    RETURN 'denied';
  END IF;
  SELECT role INTO found_role FROM tenant_users WHERE tenant_id = shop AND user_id = member FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  IF found_role = 'owner' AND (SELECT count(*) FROM tenant_users WHERE tenant_id = shop AND role = 'owner') = 1 THEN
    RETURN 'last_owner';
  END IF;
  DELETE FROM tenant_users WHERE tenant_id = shop AND user_id = member;
  DELETE FROM sessions WHERE tenant_id = shop AND user_id = member;
  SELECT name, email INTO person FROM users WHERE id = member;
  PERFORM team_audit(shop, actor, CASE WHEN actor = member THEN 'member.left' ELSE 'member.removed' END, person.email,
    jsonb_build_object('name', person.name, 'role', found_role));
  PERFORM team_revoke_invitations_of(shop, actor, member);
  RETURN 'removed';
END
$$;

-- Sets what an order manager may give back of one order; null for nothing. 'set' or 'denied'.
CREATE FUNCTION "team_set_refund_limit"(shop UUID, actor UUID, wanted INTEGER) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  before integer;
BEGIN
  IF NOT team_lock_owners(shop, actor) THEN
    RETURN 'denied';
  END IF;
  SELECT refund_limit_cents INTO before FROM tenants WHERE id = shop FOR NO KEY UPDATE;
  IF before IS DISTINCT FROM wanted THEN
    UPDATE tenants SET refund_limit_cents = wanted WHERE id = shop;
    PERFORM team_audit(shop, actor, 'refund_limit.changed', '', jsonb_build_object('from', before, 'to', wanted));
  END IF;
  RETURN 'set';
END
$$;

-- The platform's login makes the first member of a new shop (lib/tenants/create-tenant.ts). It may add nobody to a shop
-- that has people: that is what invitations are for.
CREATE FUNCTION "team_refuse_planted"() RETURNS TRIGGER
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE')
     AND EXISTS (SELECT FROM tenant_users WHERE tenant_id = NEW.tenant_id) THEN
    RAISE EXCEPTION 'permission denied: a shop that has people takes others by invitation only'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "tenant_users_planted" BEFORE INSERT ON "tenant_users"
  FOR EACH ROW EXECUTE FUNCTION "team_refuse_planted"();

-- Whoever may call a function may do what it does: nobody, and then the platform's role what it needs.
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN
    SELECT oid::regprocedure AS signature, prosecdef FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND proname LIKE 'team\_%'
  LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', one.signature);
    IF one.prosecdef THEN
      EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO makerfront_platform', one.signature);
    END IF;
  END LOOP;
END
$$;

ALTER TABLE "team_invitations" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "team_invitations_own_rows" ON "team_invitations" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
CREATE POLICY "team_invitations_platform" ON "team_invitations" TO makerfront_platform USING (true) WITH CHECK (true);
-- A shop sees its invitations, and no hash. The platform finds one by its link, and clears away old ones.
GRANT SELECT ("tenant_id", "id", "email", "role", "invited_by", "invited_by_name", "created_at", "sent_at", "expires_at", "accepted_at", "revoked_at") ON "team_invitations" TO makerfront_tenant;
GRANT SELECT, DELETE ON "team_invitations" TO makerfront_platform;

ALTER TABLE "audit_events" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "audit_events_own_rows" ON "audit_events" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT ON "audit_events" TO makerfront_tenant;

GRANT SELECT ("refund_limit_cents") ON "tenants" TO makerfront_platform;
