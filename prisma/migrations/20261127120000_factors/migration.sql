-- Second factors, recovery codes and challenges. What people of the platform have is theirs in every shop, and is read by
-- the platform's login only; what customers have belongs to their shop. The two kinds of tables have the same columns, so
-- that one set of statements serves both (lib/auth/factors/factor-rows.ts).
CREATE TABLE "user_factors" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    -- What its owner calls it.
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- Null until a code of it was right once: before that it counts for nothing.
    "confirmed_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    -- Of an authenticator app: the secret, sealed, and the last time step that was taken.
    "sealed_secret" TEXT,
    "last_step" INTEGER,
    -- Of a passkey. It works at one hostname.
    "rp_id" TEXT,
    "credential_id" TEXT,
    "public_key" TEXT,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "user_factors_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "user_factors_kind_check" CHECK (
      ("kind" = 'totp' AND "sealed_secret" IS NOT NULL AND "credential_id" IS NULL)
      OR ("kind" = 'passkey' AND "sealed_secret" IS NULL AND "credential_id" IS NOT NULL AND "public_key" IS NOT NULL AND "rp_id" IS NOT NULL)
    ),
    CONSTRAINT "user_factors_texts_check" CHECK (length("name") BETWEEN 1 AND 100 AND length("credential_id") <= 1400)
);
CREATE UNIQUE INDEX "user_factors_rp_id_credential_id_key" ON "user_factors" ("rp_id", "credential_id");
CREATE INDEX "user_factors_user_id_idx" ON "user_factors" ("user_id");
ALTER TABLE "user_factors" ADD CONSTRAINT "user_factors_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "customer_factors" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "sealed_secret" TEXT,
    "last_step" INTEGER,
    "rp_id" TEXT,
    "credential_id" TEXT,
    "public_key" TEXT,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "customer_factors_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "customer_factors_kind_check" CHECK (
      ("kind" = 'totp' AND "sealed_secret" IS NOT NULL AND "credential_id" IS NULL)
      OR ("kind" = 'passkey' AND "sealed_secret" IS NULL AND "credential_id" IS NOT NULL AND "public_key" IS NOT NULL AND "rp_id" IS NOT NULL)
    ),
    CONSTRAINT "customer_factors_texts_check" CHECK (length("name") BETWEEN 1 AND 100 AND length("credential_id") <= 1400)
);
CREATE UNIQUE INDEX "customer_factors_tenant_id_rp_id_credential_id_key" ON "customer_factors" ("tenant_id", "rp_id", "credential_id");
CREATE INDEX "customer_factors_tenant_id_customer_id_idx" ON "customer_factors" ("tenant_id", "customer_id");
ALTER TABLE "customer_factors" ADD CONSTRAINT "customer_factors_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "customer_factors" ADD CONSTRAINT "customer_factors_tenant_id_customer_id_fkey"
  FOREIGN KEY ("tenant_id", "customer_id") REFERENCES "customers" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Ten at a time, each for one use. A code has 125 random bits, so a plain hash of it cannot be guessed back.
CREATE TABLE "user_recovery_codes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "user_recovery_codes_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "user_recovery_codes_user_id_code_hash_key" ON "user_recovery_codes" ("user_id", "code_hash");
ALTER TABLE "user_recovery_codes" ADD CONSTRAINT "user_recovery_codes_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "customer_recovery_codes" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "customer_recovery_codes_pkey" PRIMARY KEY ("tenant_id", "id")
);
CREATE UNIQUE INDEX "customer_recovery_codes_tenant_id_customer_id_code_hash_key" ON "customer_recovery_codes" ("tenant_id", "customer_id", "code_hash");
ALTER TABLE "customer_recovery_codes" ADD CONSTRAINT "customer_recovery_codes_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "customer_recovery_codes" ADD CONSTRAINT "customer_recovery_codes_tenant_id_customer_id_fkey"
  FOREIGN KEY ("tenant_id", "customer_id") REFERENCES "customers" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a passkey has to sign, or what a code answers. Each is taken once, within five minutes, where it was given.
CREATE TABLE "auth_challenges" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    -- To whom it was given, as a hash: a session, or a browser that is not signed in.
    "binding" TEXT NOT NULL,
    "challenge" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "auth_challenges_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "auth_challenges_purpose_check" CHECK ("purpose" IN ('passkey_enrol', 'passkey_sign_in', 'passkey_prove', 'totp_verify'))
);
CREATE UNIQUE INDEX "auth_challenges_tenant_id_challenge_key" ON "auth_challenges" ("tenant_id", "challenge");
CREATE INDEX "auth_challenges_expires_at_idx" ON "auth_challenges" ("expires_at");
ALTER TABLE "auth_challenges" ADD CONSTRAINT "auth_challenges_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whether everybody of the shop's team needs a second factor.
ALTER TABLE "tenants" ADD COLUMN "requires_second_factor" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "audit_events"
  DROP CONSTRAINT "audit_events_kind_check",
  ADD CONSTRAINT "audit_events_kind_check" CHECK ("kind" IN (
    'invitation.sent', 'invitation.renewed', 'invitation.revoked', 'member.joined', 'member.role_changed',
    'member.removed', 'member.left', 'refund_limit.changed', 'member.factors_removed', 'second_factor.changed'
  ));

ALTER TABLE "outbox_mails"
  DROP CONSTRAINT "outbox_mails_kind_check",
  ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("kind" IN ('order_confirmation', 'new_order', 'payment_pending', 'refund', 'order_completed', 'order_cancelled', 'order_link', 'password_reset', 'one_time_code', 'team_invitation', 'new_device', 'security_notice'));

-- Sets whether a shop's people need a second factor. 'set' or 'denied'.
CREATE FUNCTION "team_require_second_factor"(shop UUID, actor UUID, wanted BOOLEAN) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  before boolean;
BEGIN
  IF NOT team_lock_owners(shop, actor) THEN
    RETURN 'denied';
  END IF;
  SELECT requires_second_factor INTO before FROM tenants WHERE id = shop FOR NO KEY UPDATE;
  IF before IS DISTINCT FROM wanted THEN
    UPDATE tenants SET requires_second_factor = wanted WHERE id = shop;
    PERFORM team_audit(shop, actor, 'second_factor.changed', '', jsonb_build_object('isRequired', wanted));
  END IF;
  RETURN 'set';
END
$$;

-- Takes a member's factors and recovery codes away, and ends all their sessions: an owner's help for somebody who has lost
-- them. Not of somebody who works in another shop too: this shop's owner would open that one. 'removed', or why not:
-- 'denied' (also for oneself), 'gone', 'none', 'other_shops'.
CREATE FUNCTION "team_remove_factors"(shop UUID, actor UUID, member UUID) RETURNS TEXT
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  person record;
BEGIN
  IF NOT team_lock_owners(shop, actor) OR actor = member THEN
    RETURN 'denied';
  END IF;
  PERFORM 1 FROM tenant_users WHERE tenant_id = shop AND user_id = member FOR UPDATE;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  -- Nobody joins another shop meanwhile: a new membership refers to this row.
  SELECT name, email INTO person FROM users WHERE id = member FOR UPDATE;
  IF EXISTS (SELECT FROM tenant_users WHERE user_id = member AND tenant_id <> shop) THEN
    RETURN 'other_shops';
  END IF;
  DELETE FROM user_factors WHERE user_id = member;
  IF NOT FOUND THEN
    RETURN 'none';
  END IF;
  DELETE FROM user_recovery_codes WHERE user_id = member;
  DELETE FROM sessions WHERE user_id = member;
  PERFORM team_audit(shop, actor, 'member.factors_removed', person.email, jsonb_build_object('name', person.name));
  RETURN 'removed';
END
$$;

REVOKE ALL ON FUNCTION "team_require_second_factor" FROM PUBLIC;
REVOKE ALL ON FUNCTION "team_remove_factors" FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "team_require_second_factor" TO makerfront_platform;
GRANT EXECUTE ON FUNCTION "team_remove_factors" TO makerfront_platform;

GRANT SELECT, INSERT, DELETE ON "user_factors" TO makerfront_platform;
GRANT UPDATE ("name", "confirmed_at", "last_used_at", "sealed_secret", "last_step", "counter") ON "user_factors" TO makerfront_platform;
GRANT SELECT, INSERT, DELETE ON "user_recovery_codes" TO makerfront_platform;
GRANT UPDATE ("used_at") ON "user_recovery_codes" TO makerfront_platform;

ALTER TABLE "customer_factors" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "customer_factors_own_rows" ON "customer_factors" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "customer_factors" TO makerfront_tenant;
GRANT UPDATE ("name", "confirmed_at", "last_used_at", "sealed_secret", "last_step", "counter") ON "customer_factors" TO makerfront_tenant;

ALTER TABLE "customer_recovery_codes" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "customer_recovery_codes_own_rows" ON "customer_recovery_codes" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "customer_recovery_codes" TO makerfront_tenant;
GRANT UPDATE ("used_at") ON "customer_recovery_codes" TO makerfront_tenant;

ALTER TABLE "auth_challenges" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "auth_challenges_own_rows" ON "auth_challenges" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "auth_challenges" TO makerfront_tenant;

GRANT SELECT ("requires_second_factor") ON "tenants" TO makerfront_platform;
-- A changed address, confirmed at both ends.
GRANT UPDATE ("email") ON "users" TO makerfront_platform;
