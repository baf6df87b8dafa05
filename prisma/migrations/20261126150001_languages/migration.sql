-- The language that a shop speaks and the currency that it is paid in: one of each for now (lib/language.ts has the same
-- lists). No page changes them yet, so no role may.
ALTER TABLE "tenants"
  ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en',
  ADD COLUMN "currency" TEXT NOT NULL DEFAULT 'USD';

ALTER TABLE "tenants"
  ADD CONSTRAINT "tenants_language_check" CHECK ("language" IN ('en')),
  ADD CONSTRAINT "tenants_currency_check" CHECK ("currency" IN ('USD'));

GRANT SELECT ("language", "currency") ON "tenants" TO makerfront_platform;
