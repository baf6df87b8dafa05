-- A shop's own app: off until its owner switches it on, and the web pages whose scripts may call it.
ALTER TABLE "tenants"
  ADD COLUMN "app_sign_in" BOOLEAN NOT NULL DEFAULT false,
  -- Origins such as https://app.example.com, as a browser sends them.
  ADD COLUMN "app_origins" TEXT[] DEFAULT ARRAY[]::TEXT[],
  ADD CONSTRAINT "tenants_app_origins_check" CHECK (cardinality("app_origins") <= 20);
GRANT UPDATE ("app_sign_in", "app_origins") ON "tenants" TO makerfront_tenant;
GRANT SELECT ("app_sign_in", "app_origins") ON "tenants" TO makerfront_platform;
