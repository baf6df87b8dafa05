-- Identities at the operator's OpenID Connect provider. One is issuer and subject, never an e-mail address: a provider
-- gives a freed address to somebody else. An account has at most one of each issuer.
CREATE TABLE "customer_identities" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    -- As the provider last told it, for the person to recognise. Nothing is found by it.
    "email" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_identities_pkey" PRIMARY KEY ("tenant_id", "id"),
    CONSTRAINT "customer_identities_texts_check" CHECK (
      length("issuer") BETWEEN 1 AND 300 AND length("subject") BETWEEN 1 AND 255 AND length("email") <= 254
    )
);
CREATE UNIQUE INDEX "customer_identities_tenant_id_issuer_subject_key" ON "customer_identities" ("tenant_id", "issuer", "subject");
CREATE UNIQUE INDEX "customer_identities_tenant_id_customer_id_issuer_key" ON "customer_identities" ("tenant_id", "customer_id", "issuer");
ALTER TABLE "customer_identities" ADD CONSTRAINT "customer_identities_tenant_id_fkey"
  FOREIGN KEY ("tenant_id") REFERENCES "tenants" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "customer_identities" ADD CONSTRAINT "customer_identities_tenant_id_customer_id_fkey"
  FOREIGN KEY ("tenant_id", "customer_id") REFERENCES "customers" ("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Staff are people of the platform, and so are their identities: no shop's scope reaches this table.
CREATE TABLE "user_identities" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_identities_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "user_identities_texts_check" CHECK (
      length("issuer") BETWEEN 1 AND 300 AND length("subject") BETWEEN 1 AND 255 AND length("email") <= 254
    )
);
CREATE UNIQUE INDEX "user_identities_issuer_subject_key" ON "user_identities" ("issuer", "subject");
CREATE UNIQUE INDEX "user_identities_user_id_issuer_key" ON "user_identities" ("user_id", "issuer");
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "customer_identities" ENABLE ROW LEVEL SECURITY;
CREATE POLICY "customer_identities_own_rows" ON "customer_identities" TO makerfront_tenant
  USING ("tenant_id" = (SELECT current_tenant_id())) WITH CHECK ("tenant_id" = (SELECT current_tenant_id()));
GRANT SELECT, INSERT, DELETE ON "customer_identities" TO makerfront_tenant;
GRANT UPDATE ("email", "last_used_at") ON "customer_identities" TO makerfront_tenant;

GRANT SELECT, INSERT, DELETE ON "user_identities" TO makerfront_platform;
GRANT UPDATE ("email", "last_used_at") ON "user_identities" TO makerfront_platform;
