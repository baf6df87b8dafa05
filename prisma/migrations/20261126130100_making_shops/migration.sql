-- What making a shop with its owner needs (lib/tenants/create-tenant.ts). Neither the fee nor an account at PayPal can be
-- set with it, and no membership can be changed or taken away.
GRANT INSERT ("id", "name", "slug", "notification_email") ON "tenants" TO makerfront_platform;
GRANT INSERT ("tenant_id", "user_id", "role") ON "tenant_users" TO makerfront_platform;
