-- When a person last chose a new password by a mailed link. What they added to their account since then is theirs, whatever
-- an earlier mail about a new browser says.
ALTER TABLE "users" ADD COLUMN "recovered_at" TIMESTAMPTZ(3);
GRANT SELECT ("recovered_at"), UPDATE ("recovered_at") ON "users" TO makerfront_platform;

-- The sweep removes factors that were never confirmed. It reads of a shopper's factor no more than that.
CREATE POLICY "customer_factors_platform" ON "customer_factors" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT ("tenant_id", "id", "created_at", "confirmed_at"), DELETE ON "customer_factors" TO makerfront_platform;
CREATE POLICY "auth_challenges_platform" ON "auth_challenges" TO makerfront_platform USING (true) WITH CHECK (true);
GRANT SELECT ("tenant_id", "id", "expires_at"), DELETE ON "auth_challenges" TO makerfront_platform;
