-- Anybody who proves an address may become a person of the platform, and open a shop where the operator lets them.

-- Who may open a shop; only the platform's own row says so.
ALTER TABLE "tenants"
  ADD COLUMN "opening" TEXT NOT NULL DEFAULT 'request',
  ADD CONSTRAINT "tenants_opening_check" CHECK ("opening" IN ('open', 'invitation', 'request'));
GRANT SELECT ("opening") ON "tenants" TO makerfront_platform;

-- When the operator let this address open a shop.
ALTER TABLE "contact_signups" ADD COLUMN "invited_at" TIMESTAMPTZ(3);

-- The account of an address that was just proved by a code; a new one has no password, and opens by codes alone.
CREATE FUNCTION "opening_person"(address TEXT) RETURNS UUID
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  person uuid;
BEGIN
  INSERT INTO users (id, email, password_hash) VALUES (gen_random_uuid(), address, '')
  ON CONFLICT (email) DO NOTHING;
  SELECT id INTO STRICT person FROM users WHERE email = address;
  RETURN person;
END
$$;

-- Sets who may open a shop. For operators.
CREATE FUNCTION "operator_set_opening"(wanted TEXT) RETURNS VOID
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  actor uuid := operator_required();
  its_id uuid := platform_tenant();
  before text;
BEGIN
  SELECT opening INTO before FROM tenants WHERE id = its_id FOR NO KEY UPDATE;
  IF before IS DISTINCT FROM wanted THEN
    UPDATE tenants SET opening = wanted WHERE id = its_id;
    PERFORM team_audit(its_id, actor, 'platform.opening_changed', '', jsonb_build_object('from', before, 'to', wanted));
  END IF;
END
$$;

-- Lets an address that signed up on the landing page open a shop: true once, with its address; false if it was let before.
CREATE FUNCTION "operator_invite_signup"(signup UUID) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  actor uuid := operator_required();
  address text;
BEGIN
  UPDATE contact_signups SET invited_at = now() WHERE id = signup RETURNING email INTO address;
  IF FOUND THEN
    PERFORM team_audit(platform_tenant(), actor, 'platform.signup_invited', address, '{}');
  END IF;
  RETURN address;
END
$$;

DO $$
DECLARE
  kinds TEXT;
BEGIN
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''platform.opening_changed'' ''platform.signup_invited''', '''([a-z_.]+)''', 'g') AS one(kind)
  WHERE c.conname = 'audit_events_kind_check' AND c.conrelid = 'audit_events'::regclass;
  ALTER TABLE "audit_events" DROP CONSTRAINT "audit_events_kind_check";
  EXECUTE format('ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_kind_check" CHECK ("kind" IN (%s))', kinds);
  SELECT string_agg(DISTINCT quote_literal(one.kind[1]), ', ') INTO STRICT kinds
  FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid) || ' ''opening_invitation''', '''([a-z_]+)''', 'g') AS one(kind)
  WHERE c.conname = 'outbox_mails_kind_check' AND c.conrelid = 'outbox_mails'::regclass;
  ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_kind_check";
  EXECUTE format('ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("kind" IN (%s))', kinds);
END
$$;

-- A person who has proved who they are on the platform's host is handed to their shop's host: a challenge like the others,
-- which lives for a minute.
ALTER TABLE "auth_challenges"
  DROP CONSTRAINT "auth_challenges_purpose_check",
  ADD CONSTRAINT "auth_challenges_purpose_check" CHECK ("purpose" IN ('passkey_enrol', 'passkey_sign_in', 'passkey_prove', 'totp_verify', 'hand_off'));

REVOKE ALL ON FUNCTION "opening_person", "operator_set_opening", "operator_invite_signup" FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "opening_person", "operator_set_opening", "operator_invite_signup" TO makerfront_platform;

-- The platform's login keeps a sign-up, and lets nobody open a shop by it.
REVOKE INSERT ON "contact_signups" FROM makerfront_platform;
GRANT INSERT ("id", "email", "created_at") ON "contact_signups" TO makerfront_platform;
